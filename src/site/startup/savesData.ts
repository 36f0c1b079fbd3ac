type Connection = { connection?: { saveData?: boolean } };

/** Whether the visitor asked the browser to save data; if so, nothing is prefetched. */
export const savesData = () => (navigator as Connection).connection?.saveData === true;
