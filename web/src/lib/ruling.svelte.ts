/** The ruling that is being looked up, and of which game. */
class Lookup {
  game = $state('');
  number = $state('');
}

export const lookup = new Lookup();
