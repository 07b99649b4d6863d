import type { Component } from 'svelte';
import type { Note } from '../lib/table.svelte';
import type { Choice, SeatInfo, StoryLine, Weighed } from '../wire';

/** What a board is given. Without `act` it is only looked at. */
export interface BoardProps<View> {
  view: View;
  names: string[];
  seats: SeatInfo[];
  /** What has just happened, and how to see the rest of it at once if there is more. */
  told: StoryLine[];
  skip?: () => void;
  note?: Note | null;
  busy?: boolean;
  /** The viewer's only action, which is taken for her in a moment. */
  forced?: string | null;
  act?: (action: string) => void;
  why?: (action: string) => void;
  /** Asks what an action that is still being thought out would change; the answer comes back as `weighed`. */
  weigh?: (action: string) => void;
  weighed?: Weighed | null;
}

/** Lines of the story that a reader may leave out together. */
export interface StoryGroup {
  name: string;
  /** The kinds of its lines; without any it takes all that no other group names. */
  kinds: string[];
  /** The colour of its mark, one of the page's. */
  hue: string;
  /** Left out until somebody asks for it. */
  quiet?: boolean;
}

export interface PageProps<View> {
  view: View;
  names: string[];
  act?: (action: string) => void;
}

/** A page beside Story and Chat. */
export interface Tab<View> {
  name: string;
  page: Component<PageProps<View>>;
  /** Not at every table, nor in every view. */
  shown?: (view: View) => boolean;
}

/** How a game is drawn: all that the frame around the table knows of it. */
export interface Drawing<View = never> {
  /** The table itself: everything that one sees and plays with. */
  board: Component<BoardProps<View>>;
  /** What the bar says of the match: the round, the phase. */
  bar: Component<{ view: View }>;
  /** What is quickly said over a deal. */
  phrases: string[];
  /** The end: who got what, and why. */
  count: Component<{ view: View; names: string[] }>;
  /** What each seat alone can see, side by side, for an open replay. */
  hands?: Component<{ hands: View[]; names: string[] }>;
  /** How it came to that: drawn from every view of a match, all cards open. */
  course?: Component<{ views: View[]; names: string[] }>;
  tabs: Tab<View>[];
  story: StoryGroup[];
  /** How many of the last lines of the story this table keeps in sight. */
  remembers: (view: View) => number;
  /** What is asked of the viewer, in words; empty while it is not for her to act. */
  asked: (view: View) => string;
  /** An action in words. */
  say: (action: string, view: View, names: string[]) => string;
  /** The only thing that the viewer can do now, if there is but one. */
  forced: (view: View) => string | null;
  /** Nobody has anything to hide, not even from whoever sits at the same screen. */
  open?: boolean;
}

/** One step of a game's shortest explanation. */
export interface Step {
  art: string;
  name: string;
  text: string;
}

/** A field of the new table for an option that wants more than a list of words. */
export interface FieldProps {
  option: Choice;
  value: string;
  change: (value: string) => void;
}

/** How a game presents itself before anybody plays it: in the lobby and at a new table. */
export interface Poster {
  motto: string;
  /** Draws one of its emblems. */
  emblem: Component<{ name: string }>;
  parade: string[];
  steps: Step[];
  /** What options and their values are called; what is not named is said as the server writes it. */
  words: Record<string, { title: string; values?: Record<string, string> }>;
  fields: Record<string, Component<FieldProps>>;
}
