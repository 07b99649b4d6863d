import type { Poster } from '../games/drawing';
import type { Choice, GameInfo } from '../wire';

type Words = Poster['words'];

export const plain = (word: string) => word.replaceAll('-', ' ').replaceAll('_', ' ');

/** What an option is called. */
export const optionTitle = (words: Words | undefined, name: string) =>
  words?.[name]?.title ?? plain(name);

/** What a value of an option is called. */
export const valueTitle = (words: Words | undefined, name: string, value: string) =>
  words?.[name]?.values?.[value] ?? plain(value).replaceAll(',', ', ');

type Options = Record<string, string>;

const usual = (game: GameInfo, option: Choice, preset?: string) =>
  game.presets[preset ?? '']?.[option.name] ?? option.values[0]!;

/** Where options depart from those of the game's first preset, in words. */
export function departures(game: GameInfo, words: Words | undefined, options: Options): string[] {
  const [first] = Object.keys(game.presets);
  return game.options.flatMap((option) => {
    const value = options[option.name] ?? option.values[0]!;
    if (value === usual(game, option, first)) return [];
    return [`${optionTitle(words, option.name)}: ${valueTitle(words, option.name, value)}`];
  });
}

/** The preset that these options are; none if somebody has chosen otherwise. */
export const presetOf = (game: GameInfo, options: Options): string | undefined =>
  Object.keys(game.presets).find((preset) =>
    game.options.every(
      (option) => (options[option.name] ?? option.values[0]) === usual(game, option, preset),
    ),
  );
