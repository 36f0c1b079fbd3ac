type Connection = { connection?: { saveData?: boolean } };

/** Whether the visitor asked the browser to save data: nothing is then fetched unasked. */
export const savesData = () => (navigator as Connection).connection?.saveData === true;
