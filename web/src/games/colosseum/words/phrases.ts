/** What one says over a deal. Those that end with … are for the speaker to finish. */
export const PHRASES = [
  'I look for …',
  'I would give …',
  'What do you want for it?',
  'Add some coins, and it is yours.',
  'Too much.',
  'Deal.',
  'No deal.',
  'Thank you.',
];
