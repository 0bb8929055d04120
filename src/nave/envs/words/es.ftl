# Lo que dicen los entornos para agentes que aprenden sobre lo que no se puede hacer.

no-environment = no hay entorno para el juego { $game }; juegos: { $known }
env-seat = no existe el asiento { $seat }; los asientos van de 0 a { $last }
env-over = la partida ha terminado: no se pregunta a nadie, así que no hay nada que observar; mira su resultado
env-render-mode = render_mode es { $mode }; se permite: 'human', 'ansi', None
env-count = el número de mesas es { $count }; se permite: 1 o más
env-not-begun = no ha empezado ninguna partida; llama antes a reset
env-actions = las acciones tienen la forma { $shape } y el tipo { $type }; hace falta: un número entero para cada una de las { $count } mesas
env-table = mesa { $table }: { $error }
env-no-action = { $agent } tiene que responder: una acción es el número de una jugada legal
env-reward = la recompensa es { $reward }; se permite: { $known }
