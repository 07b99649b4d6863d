/** Whether this browser has numbers that nobody can foretell. */
export const canDraw = () => typeof crypto.getRandomValues === 'function';
