/** Made from the server's description by `npm run types`; do not change it by hand. */

export interface paths {
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Bots
         * @description The bots that can take a seat, by name; for each game how strong they are, where that was measured.
         */
        get: operations["list_bots_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/components/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check
         * @description What is wrong with a set of corrections, how its pieces are called now, and its code.
         */
        post: operations["check_api_components_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/components/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep
         * @description Keep a sound set here, so that tables can be opened with it; whether that is allowed is a setting.
         */
        post: operations["keep_api_components_keep_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/components/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge
         * @description Two owners' sets in one: where they agree, what was taken over, where they differ.
         */
        post: operations["merge_api_components_merge_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/components/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read
         * @description The set of a code.
         */
        post: operations["read_api_components_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description Every game with its seats, and its settings in plain words.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Box
         * @description Every piece by sheet, in words, with what may stand in each of its places.
         */
        get: operations["box_api_games__game__box_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Components
         * @description The printed values of a component set, each with where it comes from.
         */
        get: operations["components_api_games__game__components_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/handbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Handbook
         * @description One page, the symbols, and the chapters with the rules that are at such a table.
         */
        post: operations["handbook_api_games__game__handbook_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lessons
         * @description What can be learned of a game, the guided first game first.
         */
        get: operations["lessons_api_games__game__lessons_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons/{pack}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Stand at a step and do something there. Nothing is stored: the reply says where one stands now.
         */
        post: operations["sit_api_games__game__lessons__pack__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons/{pack}/lens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lens
         * @description What a piece is and does at a step, and what the step expects of it.
         */
        post: operations["lens_api_games__game__lessons__pack__lens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons/{pack}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description An ordinary table that goes on where the lessons end, against the rival of the pack.
         */
        post: operations["play_on_api_games__game__lessons__pack__table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puzzles
         * @description All of a game, and which of them was the puzzle of which day.
         */
        get: operations["puzzles_api_games__game__puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles/{puzzle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solve
         * @description The table after some answers. Nothing is stored; once the turn is over the judge compares it.
         */
        post: operations["solve_api_games__game__puzzles__puzzle__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles/{puzzle}/lens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lens
         * @description What a piece is and does after some answers, and what can be done with it then.
         */
        post: operations["lens_api_games__game__puzzles__puzzle__lens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game: all, one by its id, a group, or what the words may mean, the likeliest first.
         */
        get: operations["rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules/{rule}/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Example
         * @description The worked example of a rule: the table before, and after each of its answers.
         */
        get: operations["example_api_games__game__rules__rule__example_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sets
         * @description The component sets that a table can be opened with here.
         */
        get: operations["sets_api_games__game__sets_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Table
         * @description A record as a new table on this device: continue from its end, or from an earlier answer (`upto`).
         */
        post: operations["import_table_api_import_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mine
         * @description All tables that these keys open, as a lobby shows them. What opens nothing is left out.
         */
        post: operations["mine_api_mine_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offered
         * @description The key with which a browser subscribes; none if nobody is told by push here.
         */
        get: operations["offered_api_push_get"];
        put?: never;
        /**
         * Subscribe
         * @description Tell this browser of just these seats from now on.
         */
        post: operations["subscribe_api_push_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget
         * @description Tell this browser nothing more.
         */
        post: operations["forget_api_push_forget_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail
         * @description Send a number to a mail address: who knows it may be told there.
         */
        post: operations["mail_api_push_mail_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep
         * @description A record to be looked at: a finished table whose record is the same file again.
         */
        post: operations["keep_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score
         * @description The result of a finished game, with its arithmetic.
         */
        post: operations["score_api_score_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/score/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Form
         * @description What has to be entered of a finished game with these settings.
         */
        post: operations["form_api_score_form_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seed
         * @description A seed that people can say, to be proposed for a new table.
         */
        get: operations["seed_api_seed_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed Tables
         * @description Tables that are listed: anybody may watch them, and take a seat that is free.
         */
        get: operations["listed_tables_api_tables_get"];
        put?: never;
        /**
         * Create Table
         * @description A new table. The keys in the reply are told only this once: whoever has a seat's key holds the seat.
         */
        post: operations["create_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State
         * @description The table as the key's holder may see it: the view, and the options if it must answer.
         */
        get: operations["state_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/admit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Admit
         * @description Agree that whoever knocked is the person of that seat; or not.
         */
        post: operations["admit_api_tables__table__admit_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/arrange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrange
         * @description Change settings, pieces and customs of a table that has not begun.
         */
        post: operations["arrange_api_tables__table__arrange_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/asks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask
         * @description Ask all others for a pause, its end, or to take back what chance or others have answered.
         */
        post: operations["ask_api_tables__table__asks_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chances
         * @description Everybody's chance to win now, as you may know it: for onlookers, and players where advice is free.
         */
        get: operations["chances_api_tables__table__chances_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chat
         * @description Say something to the table.
         */
        post: operations["chat_api_tables__table__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description What the strongest bot thinks of the options open to your seat: the best of them, with its reasons.
         */
        get: operations["hint_api_tables__table__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down with the key of a seat's link; at a listed table also without, on a free seat.
         */
        post: operations["join_api_tables__table__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge
         * @description Let the judge look at the game; if it has looked before, or is looking, nothing is begun.
         */
        post: operations["judge_api_tables__table__judge_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/judgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judgement
         * @description What the judge has said so far, after the first `since` parts of it.
         */
        get: operations["judgement_api_tables__table__judgement_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/judgement/{upto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moment
         * @description Advice at a moment of a finished game: the turn of that moment, or the next one, judged by itself.
         */
        get: operations["moment_api_tables__table__judgement__upto__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/knock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Knock
         * @description Say to be the person of a taken seat. The key in the reply opens it once somebody has agreed.
         */
        post: operations["knock_api_tables__table__knock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/lens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lens
         * @description What a piece is and does, what the seat can do with it now or why not, and its rule.
         */
        get: operations["lens_api_tables__table__lens_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/lens/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer Lens
         * @description What would come of an answer to the seat's question, or what it lacks, and its rule.
         */
        get: operations["answer_lens_api_tables__table__lens_answer_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Line
         * @description A line from a moment of a finished game, answer by answer, as it would be offered: to be drawn.
         */
        post: operations["line_api_tables__table__line_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock
         * @description A new key for your seats. Whoever else has the old one, another device of yours too, is locked out.
         */
        post: operations["lock_api_tables__table__lock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Journal
         * @description What happened after a number, as the holder may know it; a page of it.
         *
         *     While `next` says so there is more, to be asked for with `since`.
         */
        get: operations["journal_api_tables__table__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/new-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Link
         * @description A new link for a seat that nobody has taken, for all free seats or to watch by; the old one is void.
         */
        post: operations["new_link_api_tables__table__new_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play
         * @description Answer the open question. Stored before anybody, you included, is told.
         */
        post: operations["play_api_tables__table__play_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/play-ahead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Ahead
         * @description Answer the open question and those that follow it, as one submission: all or nothing is stored.
         */
        post: operations["play_ahead_api_tables__table__play_ahead_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/played-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Again
         * @description A turn of a finished game played again. Nothing is stored; once it is over the judge compares it.
         */
        post: operations["again_api_tables__table__played_again_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/played-again/lens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Again Lens
         * @description What a piece is and does on the table of a turn that is played again.
         */
        post: operations["again_lens_api_tables__table__played_again_lens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish
         * @description Show a finished game to anybody with its link, to look at only; or to nobody any more.
         */
        post: operations["publish_api_tables__table__publish_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record as a file: when the game is over, and before if nothing in it is hidden from anybody.
         */
        get: operations["record_api_tables__table__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Again
         * @description A new table for the people of a finished one: one for all. Seats are turned by one.
         */
        post: operations["play_again_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace
         * @description Agree that a bot plays an absent seat. It does as soon as all others have agreed on the same bot.
         */
        post: operations["replace_api_tables__table__replace_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turns
         * @description The turns so far, each with the players at its beginning as the holder could see them then.
         *
         *     A page of them: while `next` says so there are more, to be asked for with `since`.
         */
        get: operations["turns_api_tables__table__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/{upto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moment
         * @description The position after a number of answers and what chance answered then, as the holder could see it.
         */
        get: operations["moment_api_tables__table__replay__upto__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/{upto}/lens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier Lens
         * @description What a piece was and did after so many answers; nothing can be done with it then any more.
         */
        get: operations["earlier_lens_api_tables__table__replay__upto__lens_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Give up. If one seat is left it has won, else a bot plays yours to the end.
         */
        post: operations["resign_api_tables__table__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/restart-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart Turn
         * @description Take back every answer of yours that can be taken back.
         */
        post: operations["restart_turn_api_tables__table__restart_turn_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Back
         * @description Take your seat again after a bot replaced you.
         */
        post: operations["come_back_api_tables__table__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Begin when every seat is taken, or fill the rest with a bot. Any seat may start.
         */
        post: operations["start_api_tables__table__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tips
         * @description What fits the situation of the seat, the most urgent first; none while others are to answer.
         */
        post: operations["tips_api_tables__table__tips_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Answers
         * @description Try answers on a copy: which others would follow, and what comes of it. Nothing is played.
         */
        post: operations["try_answers_api_tables__table__try_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back your last answer, unless chance or another seat answered since.
         */
        post: operations["undo_api_tables__table__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote
         * @description Agree to what somebody asks for, or not. It is done as soon as all others have agreed.
         */
        post: operations["vote_api_tables__table__vote_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/wanting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Out Of Reach
         * @description Answers that lack only the means, with what is missing; none for whoever need not answer.
         */
        get: operations["out_of_reach_api_tables__table__wanting_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why Not
         * @description Why a move is not possible now, or why nothing can be done with a piece, with the rule that says so.
         */
        get: operations["why_not_api_tables__table__why_not_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words
         * @description The table as it stands in lines of words, as the holder may know it; for people who hear the page.
         */
        get: operations["words_api_tables__table__words_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description Whether it can do its work: it reaches its database, can store, and hears the other processes.
         */
        get: operations["readyz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Livez
         * @description Whether the process answers at all.
         */
        get: operations["livez_livez_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Counters for Prometheus.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description Whether it can do its work: it reaches its database, can store, and hears the other processes.
         */
        get: operations["readyz_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AdmitIn */
        AdmitIn: {
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Target */
            target: number;
            /**
             * Yes
             * @default true
             */
            yes: boolean;
        };
        /** AgainIn */
        AgainIn: {
            /**
             * At
             * @description How many answers came before.
             */
            at: number;
            /** Given */
            given?: string[];
        };
        /** AgainLook */
        AgainLook: {
            /**
             * At
             * @description How many answers came before.
             */
            at: number;
            /** Given */
            given?: string[];
            /**
             * Piece
             * @description As in touches.
             */
            piece: string;
        };
        /** AgainOut */
        AgainOut: {
            /**
             * First
             * @description How many answers came before the stretch that is played again.
             */
            first: number;
            /** Given */
            given: string[];
            /** Items */
            items: components["schemas"]["ItemOut"][];
            /** @description Once the turn is over. */
            judged: components["schemas"]["JudgedLine"] | null;
            /**
             * Over
             * @description Whether chance, another seat or the next turn has come.
             */
            over: boolean;
            /** Seat */
            seat: number;
            /**
             * Since
             * @description How many answers there were before the last one.
             */
            since: number;
            state: components["schemas"]["StateOut"];
            /** Turn */
            turn: number;
        };
        /** AheadIn */
        AheadIn: {
            /**
             * Follows
             * @description The number it is planned at: once the table has moved on, the plan is empty.
             */
            follows?: number | null;
            /**
             * Moves
             * @description Answers in order; none asks what would usually be answered.
             * @default []
             */
            moves: string[];
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
            /**
             * Touching
             * @description Pieces touched after them: the answer they mean, if they mean one.
             * @default []
             */
            touching: string[];
            /**
             * Without
             * @description Answers with which the plan shall not go on.
             * @default []
             */
            without: string[];
        };
        /** AheadOut */
        AheadOut: {
            /**
             * Changes
             * @description Rows of the view's live tables as they would be.
             */
            changes: {
                [key: string]: unknown;
            };
            /**
             * Effect
             * @description What would happen, up to chance.
             */
            effect: components["schemas"]["EffectOut"][];
            /**
             * Options
             * @description The question that would be open then.
             */
            options: components["schemas"]["OptionOut"][];
            /**
             * Settled
             * @description Whether chance, another seat or another turn comes next, rather than a choice: what is then played cannot be taken back.
             */
            settled: boolean;
            /**
             * Steps
             * @description The answers given, and those the plan goes on with.
             */
            steps: components["schemas"]["StepOut"][];
            /**
             * View
             * @description What the seat would see then.
             */
            view: {
                [key: string]: unknown;
            };
        };
        /** AllWanting */
        AllWanting: {
            /** Answers */
            answers: components["schemas"]["WantingOut"][];
            /**
             * Number
             * @description Of the table's state they belong to.
             */
            number: number;
        };
        /** ArrangeIn */
        ArrangeIn: {
            /** Components */
            components?: string | null;
            customs?: components["schemas"]["CustomsIn"] | null;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Settings */
            settings?: {
                [key: string]: string;
            } | null;
        };
        /** AskIn */
        AskIn: {
            /**
             * Answers
             * @description Of taking back: how many answers are left.
             */
            answers?: number | null;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
            /**
             * What
             * @enum {string}
             */
            what: "pause" | "resume" | "take_back";
        };
        /** AskingOut */
        AskingOut: {
            /** Agreed */
            agreed: number[];
            /** Answers */
            answers: number | null;
            /**
             * Chance
             * @description Chance would draw anew.
             */
            chance: boolean;
            /** Needed */
            needed: number[];
            /** Seat */
            seat: number;
            /** Turn */
            turn: number | null;
            /**
             * What
             * @enum {string}
             */
            what: "pause" | "resume" | "take_back";
        };
        /** BotsOut */
        BotsOut: {
            /** Bots */
            bots: string[];
            /** Strengths */
            strengths: {
                [key: string]: {
                    [key: string]: components["schemas"]["StrengthOut"];
                };
            };
        };
        /** ChancesOut */
        ChancesOut: {
            /**
             * Number
             * @description Of the last move: asked again after it, the same is told.
             */
            number: number;
            /**
             * Values
             * @description By seat: points of the final margin to the best rival.
             */
            values: number[];
            /**
             * Wins
             * @description By seat, as you may know it; they add up to 1 (one alone: with the automaton's).
             */
            wins: number[];
        };
        /** ChapterOut */
        ChapterOut: {
            /** Rules */
            rules: components["schemas"]["RuleOut"][];
            /** Title */
            title: string;
        };
        /** ChatIn */
        ChatIn: {
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
            /** Text */
            text: string;
        };
        /** CodeIn */
        CodeIn: {
            /** Code */
            code: string;
            /** Game */
            game: string;
        };
        /** CustomsIn */
        CustomsIn: {
            /**
             * Advice
             * @default free
             * @enum {string}
             */
            advice: "free" | "shown" | "none";
            /**
             * Away
             * @description After so many seconds without an answer one is away; 0: as usual here.
             * @default 0
             */
            away: number;
            /**
             * Chance
             * @description With a real box: only the set-up is dealt here, or all is entered.
             * @default drawn
             * @enum {string}
             */
            chance: "drawn" | "dealt" | "entered";
            /**
             * Clock
             * @description Seconds for each seat; 0: no clock. Run out: a bot plays on.
             * @default 0
             */
            clock: number;
            /**
             * Increment
             * @description Seconds added after each turn; the bank is never exceeded.
             * @default 0
             */
            increment: number;
            /**
             * Pace
             * @description An evening, or over days.
             * @default live
             * @enum {string}
             */
            pace: "live" | "days";
            /**
             * Stand In
             * @description Then: the others decide, or a bot plays on.
             * @default ask
             * @enum {string}
             */
            stand_in: "ask" | "bot";
            /**
             * Take Back
             * @description ask: also what chance or others have answered, if all others agree.
             * @default free
             * @enum {string}
             */
            take_back: "free" | "ask" | "none";
            /**
             * Watching
             * @default true
             */
            watching: boolean;
        };
        /** CustomsOut */
        CustomsOut: {
            /** Advice */
            advice: string;
            /** Away */
            away: number;
            /** Chance */
            chance: string;
            /** Clock */
            clock: number;
            /** Increment */
            increment: number;
            /** Pace */
            pace: string;
            /** Stand In */
            stand_in: string;
            /** Take Back */
            take_back: string;
            /** Watching */
            watching: boolean;
        };
        /** DayOut */
        DayOut: {
            /** Day */
            day: string;
            /** Puzzle */
            puzzle: string;
        };
        /**
         * EffectOut
         * @description An event of trying an answer, up to chance or the next question.
         */
        EffectOut: {
            /** Answer */
            answer: number;
            /** Data */
            data: {
                [key: string]: unknown;
            };
            /** Kind */
            kind: string;
            /** Rule */
            rule: string;
            /** Seat */
            seat: number;
        };
        /** EndIn */
        EndIn: {
            /**
             * Components
             * @default standard
             */
            components: string;
            /** End */
            end: {
                [key: string]: unknown;
            };
            /** Game */
            game: string;
            /** Names */
            names?: string[];
            /** Seats */
            seats: number;
            /** Settings */
            settings?: {
                [key: string]: string;
            };
        };
        /** ErrorOut */
        ErrorOut: {
            /**
             * Error
             * @description A code that programs can rely on.
             */
            error: string;
            /**
             * Message
             * @description A sentence for people.
             */
            message: string;
            /** Move */
            move?: string | null;
            /** Number */
            number?: number | null;
            /** Retry After */
            retry_after?: number | null;
            /** Rule */
            rule?: string | null;
            /** @description With a stale submission: the table as it is. */
            state?: components["schemas"]["StateOut"] | null;
        };
        /** EstimateOut */
        EstimateOut: {
            /**
             * Against
             * @description The option it is compared with.
             */
            against: string | null;
            /**
             * Facts
             * @description Reasons that can be counted on the table, in words.
             */
            facts: string[];
            /** Option */
            option: string;
            /** Reasons */
            reasons: components["schemas"]["ReasonOut"][];
            /** Sentence */
            sentence: string;
            /** Terms */
            terms: {
                [key: string]: number;
            };
            /**
             * Value
             * @description In final points.
             */
            value: number;
        };
        /** EventOut */
        EventOut: {
            /** Answer */
            answer: number;
            /** Data */
            data: {
                [key: string]: unknown;
            };
            /** Kind */
            kind: string;
            /** Rule */
            rule: string;
            /** Seat */
            seat: number;
            /** Text */
            text: string;
        };
        /** ExampleFrameOut */
        ExampleFrameOut: {
            /**
             * Lines
             * @description What happened since the frame before.
             */
            lines: string[];
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** ExampleOut */
        ExampleOut: {
            /** Frames */
            frames: components["schemas"]["ExampleFrameOut"][];
            /** Rule */
            rule: string;
            /** Seat */
            seat: number;
            /**
             * Show
             * @description The part of the table that shows it, as the drawing names it.
             */
            show: string;
            /**
             * Spot
             * @description Pieces it is about.
             */
            spot: string[];
        };
        /** ForgetIn */
        ForgetIn: {
            /** Endpoint */
            endpoint: string;
        };
        /** FormOut */
        FormOut: {
            /**
             * Form
             * @description What is asked; each game says what that is.
             */
            form: {
                [key: string]: unknown;
            };
            /**
             * Names
             * @description What the players are called where nobody has given them names.
             */
            names: string[];
        };
        /** GameIn */
        GameIn: {
            /**
             * Components
             * @default standard
             */
            components: string;
            /** Game */
            game: string;
            /** Seats */
            seats: number;
            /** Settings */
            settings?: {
                [key: string]: string;
            };
        };
        /** GameOut */
        GameOut: {
            /** Designer */
            designer: string;
            /** Edition */
            edition: string;
            /** Id */
            id: string;
            /** Seats */
            seats: number[];
            /** Settings */
            settings: components["schemas"]["GameSettingOut"][];
            /** Title */
            title: string;
            /** Version */
            version: number;
        };
        /** GameSettingOut */
        GameSettingOut: {
            /** Default */
            default: string;
            /** Help */
            help: string;
            /** Id */
            id: string;
            /** Needs */
            needs: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Seats */
            seats: number[];
            /** Title */
            title: string;
            /** Values */
            values: {
                [key: string]: string;
            };
        };
        /** GhostOut */
        GhostOut: {
            option: components["schemas"]["OptionOut"];
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** HandbookIn */
        HandbookIn: {
            /** Seats */
            seats?: number | null;
            /** Settings */
            settings?: {
                [key: string]: string;
            } | null;
        };
        /** HandbookOut */
        HandbookOut: {
            /** Chapters */
            chapters: components["schemas"]["ChapterOut"][];
            /** Icons */
            icons: components["schemas"]["SignOut"][];
            /** Page */
            page: components["schemas"]["PartOut"][];
            /**
             * Rules
             * @description How many rules there are in all.
             */
            rules: number;
        };
        /** HealthOut */
        HealthOut: {
            /** Status */
            status: string;
            /** Version */
            version: string;
        };
        /** HeldIn */
        HeldIn: {
            /** Key */
            key?: string | null;
            /** Table */
            table: string;
        };
        /** ImportIn */
        ImportIn: {
            /**
             * Bots
             * @description Who plays each seat on; empty: this device.
             */
            bots?: string[];
            /**
             * Id
             * @description Made by the client at random, new for each table. Sending the same one again within an hour makes no second table and tells the same keys: keep it to yourself.
             */
            id?: string | null;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /**
             * Names
             * @default []
             */
            names: string[];
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** Upto */
            upto?: number | null;
        };
        /** ItemOut */
        ItemOut: {
            /**
             * Answers
             * @description How many answers of the record hold up to here, this one included.
             */
            answers: number;
            /** At */
            at: number;
            /**
             * Events
             * @default []
             */
            events: components["schemas"]["EventOut"][];
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Turn
             * @description The turn it fell in; 0 is the set-up, none before the start.
             */
            turn: number | null;
            /**
             * Withdrawn
             * @description An answer that was taken back later.
             * @default false
             */
            withdrawn: boolean;
            /**
             * Withdraws
             * @description The numbers of the answers it takes back.
             * @default []
             */
            withdraws: number[];
        };
        /** JoinIn */
        JoinIn: {
            /**
             * Exchange
             * @description Take a key of one's own for the link's: then nobody else holds what opens the seat.
             * @default false
             */
            exchange: boolean;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Name */
            name: string;
            /** Seat */
            seat?: number | null;
        };
        /** JoinedOut */
        JoinedOut: {
            /**
             * Key
             * @description The new key, if the seat was taken without a link.
             */
            key?: string | null;
            /** Number */
            number: number;
            /** Seats */
            seats: number[];
        };
        /** JudgeIn */
        JudgeIn: {
            /**
             * Level
             * @default quick
             * @enum {string}
             */
            level: "quick" | "thorough";
        };
        /** JudgedLine */
        JudgedLine: {
            best: components["schemas"]["VerdictOut"];
            best_plan: components["schemas"]["PlanOut"];
            own_plan: components["schemas"]["PlanOut"];
            played: components["schemas"]["VerdictOut"];
            played_plan: components["schemas"]["PlanOut"];
        };
        /** JudgedOut */
        JudgedOut: {
            /** Chances */
            chances: components["schemas"]["LuckOut"][];
            /** Done */
            done: number;
            /**
             * Level
             * @enum {string}
             */
            level: "quick" | "thorough";
            /**
             * Next
             * @description Ask again with `since` of this number.
             */
            next: number;
            /**
             * Standing
             * @enum {string}
             */
            standing: "waiting" | "running" | "done" | "failed";
            /** Stretches */
            stretches: components["schemas"]["StretchOut"][];
            /** Total */
            total: number;
            /** @description Once all of it is judged. */
            whole: components["schemas"]["WholeOut"] | null;
        };
        /** KeyOut */
        KeyOut: {
            /** Key */
            key: string;
            /** Number */
            number: number;
        };
        /** KeysOut */
        KeysOut: {
            /**
             * Device
             * @description The key of the seats on this device.
             */
            device: string | null;
            /**
             * Invite
             * @description One link for all free seats.
             */
            invite: string;
            /**
             * Seats
             * @description The key of each seat that is taken by link.
             */
            seats: {
                [key: string]: string;
            };
            /** Spectator */
            spectator: string;
            /** Table */
            table: string;
        };
        /** KnockIn */
        KnockIn: {
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
        };
        /** KnockingOut */
        KnockingOut: {
            /** Agreed */
            agreed: number[];
            /** Seat */
            seat: number;
        };
        /**
         * LeftOut
         * @description What an answer gives up for good, and the sentence.
         */
        LeftOut: {
            /** Key */
            key: string;
            /** Text */
            text: string;
        } & {
            [key: string]: unknown;
        };
        /** LessonIn */
        LessonIn: {
            /**
             * Does
             * @description What the learner does there.
             * @default open
             * @enum {string}
             */
            does: "open" | "answer" | "touch" | "watch" | "back" | "skip";
            /** Given */
            given?: string[];
            /** Lesson */
            lesson: string;
            /**
             * Step
             * @default 0
             */
            step: number;
            /**
             * What
             * @description The answer or the piece.
             * @default
             */
            what: string;
        };
        /** LessonLook */
        LessonLook: {
            /** Given */
            given?: string[];
            /** Lesson */
            lesson: string;
            /**
             * Piece
             * @description As in touches.
             */
            piece: string;
            /**
             * Step
             * @default 0
             */
            step: number;
        };
        /** LessonOut */
        LessonOut: {
            /**
             * At
             * @description The number of the lesson in its pack.
             */
            at: number;
            /**
             * Caption
             * @description After watching: what the teacher says about it.
             */
            caption: string;
            /**
             * Given
             * @description Answers of this step that were given already.
             */
            given: string[];
            /** Items */
            items: components["schemas"]["ItemOut"][];
            /**
             * Kind
             * @description look, do, choose, watch, ask, or over behind the last step.
             */
            kind: string;
            /** Lesson */
            lesson: string;
            /**
             * Moved
             * @description Whether the lesson went on.
             */
            moved: boolean;
            /** Pack */
            pack: string;
            /** Rule */
            rule: string;
            /** Rule Title */
            rule_title: string;
            /**
             * Said
             * @description What the teacher says to what was done.
             */
            said: string;
            /** Says */
            says: string;
            /**
             * Show
             * @description The answer or piece that leads on.
             */
            show: string;
            /**
             * Since
             * @description How many answers there were before; what came after may be shown moving.
             */
            since: number;
            /**
             * Spot
             * @description Further pieces in full color.
             */
            spot: string[];
            state: components["schemas"]["StateOut"];
            /** Step */
            step: number;
            /** Steps */
            steps: number;
        };
        /** LessonTitle */
        LessonTitle: {
            /** Id */
            id: string;
            /** Rules */
            rules: string[];
            /** Title */
            title: string;
        };
        /** ListedOut */
        ListedOut: {
            /** Called */
            called: string;
            /** Changed At */
            changed_at: number;
            /** Created At */
            created_at: number;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Seats */
            seats: components["schemas"]["SeatOut"][];
            /** Status */
            status: string;
        };
        /** LogOut */
        LogOut: {
            /** Items */
            items: components["schemas"]["ItemOut"][];
            /**
             * Next
             * @description There is more: ask again with `since` of this number.
             */
            next?: number | null;
            /** Number */
            number: number;
        };
        /** LookOut */
        LookOut: {
            /**
             * Does
             * @description What it is and does, in a sentence or two.
             */
            does: string;
            /**
             * Effect
             * @description What the only answer would bring about, up to chance.
             */
            effect: string[];
            /**
             * More
             * @description How many more such answers there are.
             */
            more: number;
            /** Name */
            name: string;
            /**
             * Now
             * @description Answers open to the seat that concern it, in words.
             */
            now: string[];
            /** Piece */
            piece: string;
            /** Rule */
            rule: string;
            /**
             * Title
             * @description Of that rule.
             */
            title: string;
            /**
             * Why
             * @description Why nothing can be done with it now.
             */
            why: string | null;
        };
        /** LuckOut */
        LuckOut: {
            /** Answer */
            answer: number;
            /**
             * Spread
             * @description By seat: what one usually brings or takes.
             */
            spread: number[];
            /** Turn */
            turn: number;
            /**
             * Values
             * @description By seat: what this answer of chance brought, in points.
             */
            values: number[];
        };
        /** MailIn */
        MailIn: {
            /** Mail */
            mail: string;
        };
        /** MergeIn */
        MergeIn: {
            /** Game */
            game: string;
            /** Mine */
            mine: {
                [key: string]: unknown;
            };
            /**
             * Prefer
             * @default false
             */
            prefer: boolean;
            /** Theirs */
            theirs: {
                [key: string]: unknown;
            };
        };
        /** MineIn */
        MineIn: {
            /** Seats */
            seats: components["schemas"]["HeldIn"][];
        };
        /** MineOut */
        MineOut: {
            /** Called */
            called: string;
            /** Changed At */
            changed_at: number;
            /** Components */
            components: string;
            /** Created At */
            created_at: number;
            /**
             * Due
             * @description Milliseconds until time does something to whoever must answer.
             */
            due: number | null;
            /** Game */
            game: string;
            /**
             * Kept
             * @description A record that was brought to be looked at: nobody's game.
             */
            kept: boolean;
            /**
             * Mine
             * @description The seats the key holds; none: it only watches.
             */
            mine: number[];
            /** Names */
            names: string[];
            /** Number */
            number: number;
            outcome: components["schemas"]["OutcomeOut"] | null;
            /** Pace */
            pace: string;
            /** Paused */
            paused: boolean;
            /** Seats */
            seats: components["schemas"]["SeatOut"][];
            /** Settings */
            settings: {
                [key: string]: string;
            };
            /**
             * Since
             * @description When the game last moved, in UTC milliseconds.
             */
            since: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "over";
            /** Table */
            table: string;
            /** To Answer */
            to_answer: number | null;
            /** Turn */
            turn: number | null;
        };
        /** MineRowsOut */
        MineRowsOut: {
            /**
             * Rows
             * @description Those that the keys open; others are left out.
             */
            rows: components["schemas"]["MineOut"][];
        };
        /** MomentOut */
        MomentOut: {
            /**
             * Answers
             * @description How many answers are shown: what chance answered at once is included.
             */
            answers: number;
            /**
             * Events
             * @description Of the last answer of a seat and of what followed from it.
             */
            events: components["schemas"]["EventOut"][];
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** NewLinkIn */
        NewLinkIn: {
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /**
             * Target
             * @description A seat that nobody has taken.
             */
            target?: number | null;
            /**
             * What
             * @description The link of that seat, of all free seats, or to watch by.
             * @default seat
             * @enum {string}
             */
            what: "seat" | "invite" | "watch";
        };
        /** ObjectionOut */
        ObjectionOut: {
            /**
             * Move
             * @description The move that is refused.
             */
            move: string;
            /** Reason */
            reason: string;
            /** Rule */
            rule: string;
            /**
             * Text
             * @description The rule in words.
             */
            text: string;
            /**
             * Title
             * @description The rule's title.
             */
            title: string;
        };
        /** OptionOut */
        OptionOut: {
            /**
             * Changes
             * @description Rows of the view's live tables as they would be.
             */
            changes: {
                [key: string]: unknown;
            };
            /** Effect */
            effect: components["schemas"]["EffectOut"][];
            /** Label */
            label: string;
            /** Leaves */
            leaves: components["schemas"]["LeftOut"][];
            /** Move */
            move: number;
            /** @description The label before it was put into words. */
            says: components["schemas"]["SaidOut"];
            /** Text */
            text: string;
            /** Touches */
            touches: string[];
            /**
             * Usual
             * @description What nearly everybody means.
             * @default false
             */
            usual: boolean;
        };
        /** OutcomeOut */
        OutcomeOut: {
            /** Reason */
            reason: string;
            /** Resigned */
            resigned: number[];
            /** Scores */
            scores: number[] | null;
            /** Winners */
            winners: number[];
        };
        /** PackOut */
        PackOut: {
            /** Id */
            id: string;
            /** Lessons */
            lessons: components["schemas"]["LessonTitle"][];
            /** Minutes */
            minutes: number;
            /** Plays On */
            plays_on: boolean;
            /**
             * Rival
             * @description The bot that plays on against the learner.
             */
            rival: string;
            /** Title */
            title: string;
        };
        /** PartOut */
        PartOut: {
            /** Signs */
            signs: string[];
            /**
             * Text
             * @description With names of symbols in it: `[bell]`.
             */
            text: string;
            /** Title */
            title: string;
        };
        /** PlanOut */
        PlanOut: {
            /** Answers */
            answers: string[];
            /**
             * Steps
             * @description The same in words.
             */
            steps: string[];
            /**
             * Value
             * @description Points of the final margin to the best rival.
             */
            value: number;
            /** Win */
            win: number;
        };
        /** PlayAheadIn */
        PlayAheadIn: {
            /**
             * Finish
             * @description Go on with usual answers that give nothing up, to the turn's end.
             * @default false
             */
            finish: boolean;
            /**
             * Follows
             * @description The last number the client has seen of this table.
             */
            follows: number;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Moves */
            moves: string[];
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
        };
        /** PlayIn */
        PlayIn: {
            /**
             * Follows
             * @description The last number the client has seen of this table.
             */
            follows: number;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Move */
            move: string;
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
        };
        /** PlayOnIn */
        PlayOnIn: {
            /**
             * Id
             * @description Made by the client at random, new for each table. Sending the same one again within an hour makes no second table and tells the same keys: keep it to yourself.
             */
            id?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** PointOut */
        PointOut: {
            /** Answer */
            answer: number;
            /** Turn */
            turn: number;
            /** Values */
            values: number[];
            /** Wins */
            wins: number[];
        };
        /** PublishIn */
        PublishIn: {
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /**
             * On
             * @default true
             */
            on: boolean;
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
        };
        /** PushIn */
        PushIn: {
            /**
             * Auth
             * @default
             */
            auth: string;
            /** Endpoint */
            endpoint: string;
            /**
             * Kinds
             * @description My turn; a bot may soon play for me; I am asked something; somebody sat down, or it begins; it is over, or played again; somebody said something.
             */
            kinds?: ("turn" | "time" | "asked" | "table" | "over" | "chat")[];
            /**
             * Number
             * @description What was sent to a new mail address (`mailto:` one `;` and letters of its own).
             * @default
             */
            number: string;
            /**
             * P256Dh
             * @default
             */
            p256dh: string;
            /** Quiet From */
            quiet_from?: number | null;
            /** Quiet To */
            quiet_to?: number | null;
            /** Seats */
            seats: components["schemas"]["HeldIn"][];
            /**
             * Zone
             * @default UTC
             */
            zone: string;
        };
        /** PushOut */
        PushOut: {
            /**
             * Also
             * @description How the server tells browsers that no push reaches.
             */
            also: string[];
            /** Key */
            key: string | null;
            /**
             * Mail
             * @description Whether people may be told by mail.
             */
            mail: boolean;
        };
        /** PushedOut */
        PushedOut: {
            /**
             * Seats
             * @description Of how many seats that browser is told now.
             */
            seats: number;
        };
        /** PuzzleHint */
        PuzzleHint: {
            /** Pieces */
            pieces: string[];
            /** Text */
            text: string;
        };
        /** PuzzleIn */
        PuzzleIn: {
            /** Given */
            given?: string[];
            /**
             * Hints
             * @description How many were asked for.
             * @default 0
             */
            hints: number;
            /**
             * Shows
             * @description Whether the solution is wanted.
             * @default false
             */
            shows: boolean;
        };
        /** PuzzleLook */
        PuzzleLook: {
            /** Given */
            given?: string[];
            /**
             * Piece
             * @description As in touches.
             */
            piece: string;
        };
        /** PuzzleOut */
        PuzzleOut: {
            /** Given */
            given: string[];
            /** Hints */
            hints: components["schemas"]["PuzzleHint"][];
            /** Id */
            id: string;
            /** Items */
            items: components["schemas"]["ItemOut"][];
            /**
             * Left
             * @description What hints have left of a star.
             */
            left: number;
            /**
             * Over
             * @description Whether chance, another seat or the next turn has come.
             */
            over: boolean;
            /** Seat */
            seat: number;
            /**
             * Since
             * @description How many answers there were before the last one.
             */
            since: number;
            /** @description If it was asked for, or found. */
            solution: components["schemas"]["SolutionOut"] | null;
            state: components["schemas"]["StateOut"];
            /** Turn */
            turn: number;
            /** Turns */
            turns: number;
            /** @description Once the turn is over. */
            verdict: components["schemas"]["VerdictOut"] | null;
        };
        /** PuzzleTitle */
        PuzzleTitle: {
            /** Id */
            id: string;
            /** Seats */
            seats: number;
            /** Settings */
            settings: {
                [key: string]: string;
            };
            /** Turn */
            turn: number;
            /**
             * Turns
             * @description Of the whole game it was cut from.
             */
            turns: number;
        };
        /** PuzzlesOut */
        PuzzlesOut: {
            /**
             * Days
             * @description Today first; the same for everybody.
             */
            days: components["schemas"]["DayOut"][];
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleTitle"][];
        };
        /** ReasonOut */
        ReasonOut: {
            /** Difference */
            difference: number;
            /** Term */
            term: string;
            /**
             * Text
             * @description The term in words.
             */
            text: string;
        };
        /** RecordIn */
        RecordIn: {
            /**
             * Id
             * @description Made by the client at random, new for each table. Sending the same one again within an hour makes no second table and tells the same keys: keep it to yourself.
             */
            id?: string | null;
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /** RematchIn */
        RematchIn: {
            /**
             * Id
             * @description Made by the client at random, new for each table. Sending the same one again within an hour makes no second table and tells the same keys: keep it to yourself.
             */
            id?: string | null;
            /**
             * Same
             * @description Deal the same set-up again.
             * @default false
             */
            same: boolean;
        };
        /** RematchOut */
        RematchOut: {
            /**
             * Table
             * @description The key that was sent opens the same person's seat there.
             */
            table: string;
        };
        /** ReplaceIn */
        ReplaceIn: {
            /** Bot */
            bot: string;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Target */
            target: number;
        };
        /** ReplacingOut */
        ReplacingOut: {
            /** Agreed */
            agreed: number[];
            /** Bot */
            bot: string;
            /** Seat */
            seat: number;
        };
        /** ReplyOut */
        ReplyOut: {
            /**
             * Number
             * @description The number of the last entry it left; news of that number tell it.
             */
            number: number;
        };
        /** ResignIn */
        ResignIn: {
            /**
             * Bot
             * @description The bot that plays the seat to its end.
             */
            bot?: string | null;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
        };
        /** RuleOut */
        RuleOut: {
            /** Example */
            example?: string | null;
            /**
             * House
             * @description The setting with which a table chooses how to read it.
             */
            house: string | null;
            /** Id */
            id: string;
            /** Ruling */
            ruling?: string | null;
            /**
             * Shown
             * @description Whether the example is shown on a board.
             */
            shown: boolean;
            /** Source */
            source: string;
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * SaidOut
         * @description Something said before it is put into words: a key, and what it speaks of.
         */
        SaidOut: {
            /** Key */
            key: string;
        } & {
            [key: string]: unknown;
        };
        /** ScoreOut */
        ScoreOut: {
            /** Reason */
            reason: string;
            /** Scores */
            scores: number[];
            /**
             * Sheet
             * @description Every source of points, as at the end of any game.
             */
            sheet: {
                [key: string]: unknown;
            };
            /** Winners */
            winners: number[];
        };
        /** SeatIn */
        SeatIn: {
            /**
             * Bot
             * @default
             */
            bot: string;
            /**
             * Kind
             * @description By link, on this device, or played by a bot.
             * @enum {string}
             */
            kind: "open" | "device" | "bot";
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** SeatOut */
        SeatOut: {
            /** Bot */
            bot: string | null;
            /**
             * Here
             * @description Somebody listens on that seat now.
             * @default false
             */
            here: boolean;
            /** Joined */
            joined: boolean;
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /** Resigned */
            resigned: boolean;
            /** Seat */
            seat: number;
        };
        /** SeatSubmission */
        SeatSubmission: {
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
        };
        /** SeedOut */
        SeedOut: {
            /**
             * Seed
             * @description Two words and a number: people can say it.
             */
            seed: string;
        };
        /** SetIn */
        SetIn: {
            /** Game */
            game: string;
            /** Set */
            set: {
                [key: string]: unknown;
            };
        };
        /** SignOut */
        SignOut: {
            /** Name */
            name: string;
            /** Sign */
            sign: string;
            /** Text */
            text: string;
        };
        /** SolutionOut */
        SolutionOut: {
            /** Answers */
            answers: string[];
            /**
             * Found
             * @description Whether the same was played in the game.
             */
            found: boolean;
            /**
             * Gap
             * @description Points by which the next idea is behind.
             */
            gap: number;
            /** Lost */
            lost: number;
            /**
             * Played
             * @description What was done in the game, in words.
             */
            played: string[];
            /** Second */
            second: string[];
            /**
             * Steps
             * @description The same in words.
             */
            steps: string[];
            /** Why */
            why: string | null;
            /** Win */
            win: number;
        };
        /** StandInOut */
        StandInOut: {
            /**
             * Answers
             * @description How many answers held when it sat down.
             */
            answers: number;
            /** At */
            at: number;
            /** Bot */
            bot: string;
            /** Seat */
            seat: number;
            /** Turn */
            turn: number;
            /**
             * Why
             * @enum {string}
             */
            why: "agree" | "timeout" | "away";
        };
        /** StartIn */
        StartIn: {
            /**
             * Fill
             * @description The bot that takes the seats nobody has taken.
             */
            fill?: string | null;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Seat */
            seat?: number | null;
        };
        /** StateOut */
        StateOut: {
            /** Can Undo */
            can_undo: boolean;
            /**
             * Chances
             * @description Whether you may be told the chances to win while the game runs.
             */
            chances: boolean;
            /**
             * Entering
             * @description Chance is asked: the options are what a real box may say.
             */
            entering: boolean;
            /** Holds */
            holds: number[];
            /**
             * Invited
             * @description A free seat may be taken with this key.
             */
            invited: boolean;
            /**
             * No Undo
             * @description Why you, who must answer, can take nothing back.
             */
            no_undo?: string | null;
            /** Number */
            number: number;
            /** Options */
            options: components["schemas"]["OptionOut"][];
            /** Result */
            result: {
                [key: string]: unknown;
            } | null;
            /** Seat */
            seat: number | null;
            /**
             * Sheet
             * @description Every source of points, once the table is over: also after a resignation.
             */
            sheet?: {
                [key: string]: unknown;
            } | null;
            table: components["schemas"]["TableOut"];
            /**
             * Used
             * @description The key is the link of this seat, which is taken.
             */
            used: number | null;
            /** View */
            view: {
                [key: string]: unknown;
            } | null;
        };
        /** StepOut */
        StepOut: {
            /** Label */
            label: string;
            /**
             * Leaves
             * @description What it gives up for good.
             */
            leaves: components["schemas"]["LeftOut"][];
            /**
             * Options
             * @description Of its question; empty for the first, whose are known.
             * @default []
             */
            options: components["schemas"]["OptionOut"][];
            /** @description The label before it was put into words. */
            says: components["schemas"]["SaidOut"];
            /**
             * Spare
             * @description Whether it can be left out, and the plan goes on.
             */
            spare: boolean;
            /** Text */
            text: string;
            /** Touches */
            touches: string[];
        };
        /** StrengthOut */
        StrengthOut: {
            /**
             * Rating
             * @description 400 more are ten wins to one; the apprentice has 1000.
             */
            rating: number;
            /** Text */
            text: string;
        };
        /**
         * StretchOut
         * @description A player's answers of one turn between two answers of chance.
         */
        StretchOut: {
            /** After */
            after: number;
            /**
             * Before
             * @description The chance to win with the best plan.
             */
            before: number;
            /**
             * Cost
             * @description What was lost, with its interval, in words.
             */
            cost: string;
            /**
             * First
             * @description How many answers came before it.
             */
            first: number;
            /** High */
            high: number;
            /**
             * Later
             * @description With the plan that was played.
             */
            later: number;
            /** Loss */
            loss: number;
            /** Low */
            low: number;
            /**
             * Mark
             * @enum {string}
             */
            mark: "brilliant" | "good" | "none" | "slip" | "blunder" | "unclear" | "decided";
            /**
             * Plans
             * @description The best first.
             */
            plans: components["schemas"]["PlanOut"][];
            /**
             * Played
             * @description The place of the plan that was played.
             */
            played: number;
            /** Seat */
            seat: number;
            /** Turn */
            turn: number;
            /** Why */
            why: string | null;
            /** Word */
            word: string;
        };
        /** TableIn */
        TableIn: {
            /**
             * Components
             * @default standard
             */
            components: string;
            customs?: components["schemas"]["CustomsIn"];
            /** Game */
            game: string;
            /**
             * Id
             * @description Made by the client at random, new for each table. Sending the same one again within an hour makes no second table and tells the same keys: keep it to yourself.
             */
            id?: string | null;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /** Seats */
            seats: components["schemas"]["SeatIn"][];
            /**
             * Seed
             * @description Decides the set-up; it can be shared. Words are fine.
             */
            seed?: number | string | null;
            /**
             * Settings
             * @default {}
             */
            settings: {
                [key: string]: string;
            };
        };
        /** TableOut */
        TableOut: {
            /**
             * Again
             * @description The table at which its people play again; their keys open it.
             */
            again: string | null;
            asking: components["schemas"]["AskingOut"] | null;
            /**
             * Called
             * @description Two words for people to say; they open nothing.
             */
            called: string;
            /** Changed At */
            changed_at: number;
            /** Components */
            components: {
                [key: string]: string;
            };
            /** Created At */
            created_at: number;
            customs: components["schemas"]["CustomsOut"];
            /**
             * Dealt
             * @description The seed that deals the same set-up, once it is over, if known.
             */
            dealt: string | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Knocking */
            knocking: components["schemas"]["KnockingOut"][];
            /** Listed */
            listed: boolean;
            /** Locked */
            locked: string | null;
            /**
             * Names
             * @description What the players are called, by player.
             */
            names: string[];
            outcome: components["schemas"]["OutcomeOut"] | null;
            /**
             * Published
             * @description Anybody with the link may look at the finished game.
             */
            published: boolean;
            /** Replacing */
            replacing: components["schemas"]["ReplacingOut"][];
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: components["schemas"]["SeatOut"][];
            /** Settings */
            settings: {
                [key: string]: string;
            };
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "over";
            time: components["schemas"]["TimeOut"];
            /**
             * Watching
             * @description How many listen without a seat.
             */
            watching: number;
        };
        /** TableWordsOut */
        TableWordsOut: {
            /**
             * Lines
             * @description The table in words; lines that belong to another are indented.
             */
            lines: string[];
        };
        /** TakeBackIn */
        TakeBackIn: {
            /**
             * Follows
             * @description The last number the client has seen of this table.
             */
            follows: number;
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /**
             * Seat
             * @description Needed only if the key holds several seats.
             */
            seat?: number | null;
        };
        /**
         * TimeOut
         * @description Milliseconds, at the moment it is told.
         */
        TimeOut: {
            /** Away */
            away: number[];
            /**
             * Left
             * @description None: no clock is used.
             */
            left: number[] | null;
            /**
             * Passed
             * @description What the open question has taken so far, where time matters.
             */
            passed: number;
            /**
             * Paused
             * @description Who asked for the pause.
             */
            paused: number | null;
            /**
             * Running
             * @description The seat whose time passes.
             */
            running: number | null;
            /** Stand Ins */
            stand_ins: components["schemas"]["StandInOut"][];
            /**
             * Used
             * @description By seat, without what the open question takes; so is what is left.
             */
            used: number[];
            /**
             * Warned
             * @description In how long a bot may play for whoever must answer, if told.
             */
            warned: number | null;
        };
        /** TipOut */
        TipOut: {
            /**
             * About
             * @description If any: it is said once one of these answers is chosen.
             */
            about: string[];
            /** Id */
            id: string;
            /** Rule */
            rule: string;
            /** Text */
            text: string;
            /**
             * Title
             * @description Of that rule.
             */
            title: string;
            /**
             * Warns
             * @description Whether it is about an answer, not about the situation.
             */
            warns: boolean;
        };
        /** TipsIn */
        TipsIn: {
            /**
             * Known
             * @description Tips that were told before.
             */
            known?: string[];
            /**
             * Planned
             * @description Answers the seat is about to give.
             */
            planned?: string[];
            /** Seat */
            seat?: number | null;
        };
        /** TotalOut */
        TotalOut: {
            /** Accuracy */
            accuracy: number | null;
            /** Lost */
            lost: number;
            /** Luck */
            luck: number;
            /** Marks */
            marks: {
                [key: string]: number;
            };
            /**
             * Rest
             * @description What the judge itself misjudged.
             */
            rest: number;
        };
        /** TurnOut */
        TurnOut: {
            /**
             * From
             * @description How many answers came before the turn.
             */
            from: number;
            /**
             * Players
             * @description The players at its beginning, as in the view.
             */
            players: {
                [key: string]: unknown;
            }[];
            /**
             * Seat
             * @description Who played it; none if only chance did.
             */
            seat: number | null;
            /**
             * Summary
             * @description What was chosen, one sentence for each answer, the first few.
             */
            summary: string[];
            /**
             * To
             * @description How many answers had been given when it ended.
             */
            to: number;
            /** Turn */
            turn: number;
        };
        /** TurnsOut */
        TurnsOut: {
            /** Answers */
            answers: number;
            /**
             * Next
             * @description There are more: ask again with `since` of this number.
             */
            next?: number | null;
            /** Turns */
            turns: components["schemas"]["TurnOut"][];
        };
        /**
         * VerdictOut
         * @description One line beside another.
         */
        VerdictOut: {
            /**
             * Behind
             * @description Points; below 0 where it is better.
             */
            behind: number;
            /** High */
            high: number;
            /** Low */
            low: number;
            /** Same */
            same: boolean;
            /**
             * Star
             * @description 1, a half or 0; hints not yet taken off.
             */
            star: number;
            /** Why */
            why: string | null;
            /** Win */
            win: number;
        };
        /** VoteIn */
        VoteIn: {
            /**
             * Id
             * @description Made by the client, new for each submission. Sending the same one again plays nothing twice and gets the same reply.
             */
            id: string;
            /** Yes */
            yes: boolean;
        };
        /** WantingOut */
        WantingOut: {
            /** Label */
            label: string;
            /** Rule */
            rule: string;
            /**
             * Says
             * @description As of an option.
             */
            says: {
                [key: string]: unknown;
            };
            /** Text */
            text: string;
            /** Touches */
            touches: string[];
            /**
             * Why
             * @description What is missing.
             */
            why: string;
        };
        /** WholeOut */
        WholeOut: {
            /** Curve */
            curve: components["schemas"]["PointOut"][];
            /** Totals */
            totals: components["schemas"]["TotalOut"][];
            /** Unit */
            unit: number;
            /** Version */
            version: number;
        };
        /** WhyNotOut */
        WhyNotOut: {
            /** Legal */
            legal: boolean;
            /** Move */
            move: string | null;
            /**
             * Others
             * @description Of a piece: why it cannot be used in other ways.
             */
            others: components["schemas"]["ObjectionOut"][];
            /**
             * Reason
             * @description None if it is legal, or if no move concerns such a piece.
             */
            reason: string | null;
            /** Rule */
            rule: string | null;
            /** Text */
            text: string | null;
            /** Title */
            title: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_bots_api_bots_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotsOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    check_api_components_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    keep_api_components_keep_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    merge_api_components_merge_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    read_api_components_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameOut"][];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    box_api_games__game__box_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    components_api_games__game__components_get: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    handbook_api_games__game__handbook_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandbookIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandbookOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    lessons_api_games__game__lessons_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackOut"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    sit_api_games__game__lessons__pack__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                pack: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    lens_api_games__game__lessons__pack__lens_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                pack: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonLook"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    play_on_api_games__game__lessons__pack__table_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                pack: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOnIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    puzzles_api_games__game__puzzles_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzlesOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    solve_api_games__game__puzzles__puzzle__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    lens_api_games__game__puzzles__puzzle__lens_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleLook"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    rules_api_games__game__rules_get: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleOut"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    example_api_games__game__rules__rule__example_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                rule: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    sets_api_games__game__sets_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    import_table_api_import_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    mine_api_mine_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MineIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MineRowsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    offered_api_push_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    subscribe_api_push_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    forget_api_push_forget_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgetIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    mail_api_push_mail_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    keep_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    score_api_score_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    form_api_score_form_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    seed_api_seed_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    listed_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedOut"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    create_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    state_api_tables__table__get: {
        parameters: {
            query?: {
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    admit_api_tables__table__admit_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdmitIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    arrange_api_tables__table__arrange_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    ask_api_tables__table__asks_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    chances_api_tables__table__chances_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChancesOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    chat_api_tables__table__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    hint_api_tables__table__hint_get: {
        parameters: {
            query?: {
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateOut"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    join_api_tables__table__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    judge_api_tables__table__judge_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JudgeIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    judgement_api_tables__table__judgement_get: {
        parameters: {
            query?: {
                /** @description How long the judge thinks. */
                level?: "quick" | "thorough";
                /** @description How many parts are known. */
                since?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    moment_api_tables__table__judgement__upto__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                /** @description How many answers came before. */
                upto: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StretchOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    knock_api_tables__table__knock_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnockIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    lens_api_tables__table__lens_get: {
        parameters: {
            query: {
                /** @description As in touches; `row:` and the source of a line of the score sheet. */
                piece: string;
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    answer_lens_api_tables__table__lens_answer_get: {
        parameters: {
            query: {
                /** @description The text of an answer. */
                answer: string;
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    line_api_tables__table__line_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgainIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GhostOut"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    lock_api_tables__table__lock_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatSubmission"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    journal_api_tables__table__log_get: {
        parameters: {
            query?: {
                since?: number;
                /** @description The last number wanted. */
                upto?: number | null;
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    new_link_api_tables__table__new_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLinkIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    play_api_tables__table__play_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    play_ahead_api_tables__table__play_ahead_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayAheadIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    again_api_tables__table__played_again_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgainIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgainOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    again_lens_api_tables__table__played_again_lens_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgainLook"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    publish_api_tables__table__publish_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    record_api_tables__table__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    play_again_api_tables__table__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RematchIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RematchOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    replace_api_tables__table__replace_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    turns_api_tables__table__replay_get: {
        parameters: {
            query?: {
                /** @description How many turns are known. */
                since?: number;
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    moment_api_tables__table__replay__upto__get: {
        parameters: {
            query?: {
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
                upto: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    earlier_lens_api_tables__table__replay__upto__lens_get: {
        parameters: {
            query: {
                /** @description As in touches; `row:` and the source of a line of the score sheet. */
                piece: string;
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
                /** @description How many answers came before. */
                upto: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    resign_api_tables__table__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResignIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    restart_turn_api_tables__table__restart_turn_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    come_back_api_tables__table__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatSubmission"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    start_api_tables__table__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    tips_api_tables__table__tips_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TipsIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipOut"][];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    try_answers_api_tables__table__try_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AheadIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AheadOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    undo_api_tables__table__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    vote_api_tables__table__vote_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    out_of_reach_api_tables__table__wanting_get: {
        parameters: {
            query?: {
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllWanting"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    why_not_api_tables__table__why_not_get: {
        parameters: {
            query?: {
                move?: string | null;
                /** @description As in touches. */
                piece?: string | null;
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNotOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    words_api_tables__table__words_get: {
        parameters: {
            query?: {
                /** @description Look as this seat, if the key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableWordsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorOut"];
                };
            };
        };
    };
    readyz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
        };
    };
    livez_livez_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    readyz_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthOut"];
                };
            };
        };
    };
}
