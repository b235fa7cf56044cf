/** @param done from 0 to 1 @param rows read so far */
export type OnRead = (done: number, rows: number) => void;
