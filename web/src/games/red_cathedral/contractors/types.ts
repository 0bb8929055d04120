/** What the expansion adds to the view; every part is there only if the table plays with it. */

export interface CityRow {
  city: string;
  name: string;
  open: boolean;
  /** The tower under its tile, counted from 1. */
  tower: number | null;
  /** Specialist spaces, counted from 1. */
  spaces: number[];
  contractors: number[];
  cost?: number;
  points?: number[];
}

export interface SpecialistRow {
  kind: string;
  effect: string;
  tool: string;
}

export interface ExpansionPlayer {
  permits?: number;
  contractors?: Record<string, number>;
  contractors_left?: number;
  specialist?: string | null;
  tools?: string[];
  tool_counts?: Record<string, number>;
  tool_prestige?: number;
  diamonds?: number;
  /** Names for their owner, null for everybody else. */
  contracts?: (string | null)[];
  contracts_worth?: number[];
  reinforcements?: string[];
}

export interface ExpansionView {
  duchy?: {
    cities: string[];
    closed: string[];
    display: (string | null)[];
    bag: string[];
    removed: string[];
    marker: number | null;
  };
  cities?: CityRow[];
  specialists?: Record<string, SpecialistRow>;
  slots?: string[];
  /** The foreman's tower, counted from 1. */
  foreman?: number;
  contracts?: { deck: number; drawn: (string | null)[]; under: unknown[]; scored: Record<string, number> };
  spare?: { deck: number; drawn: string[]; discard: string[] };
  /** Tiles on offer; those that players hold are in their rows. */
  reinforcements?: { offer?: string[]; [key: string]: unknown };
  diamonds?: { supply: number };
}
