/** What one says over a deal. Those that end with … are for the speaker to finish. */
export const PHRASES = [
  'Shall we spare …',
  'Let us bring down …',
  'I leave yours if you leave mine.',
  'That was my creature!',
  'Deal.',
  'No deal.',
  'Well played.',
];
