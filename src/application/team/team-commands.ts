/** The keys of a reason and of a comment, for the commands of the places where they are written. */
export const WRITE_REASON = { keys: ['w'], names: ['W'], words: 'Write the reason of your decision, for the team' };
export const WRITE_COMMENT = { keys: ['c'], names: ['C'], words: 'Write a comment to the team' };
/** Keeps what is written. */
export const KEEP_REASON = { keys: ['enter'], names: ['Enter'] };
