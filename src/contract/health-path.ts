/** Apart from the other calls, because the first screen asks for this one and needs none of them. */
export const healthPath = '/health';
