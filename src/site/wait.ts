/** @param time in milliseconds */
export const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time));
