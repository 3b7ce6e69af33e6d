/** How long something due is put off when whoever was called failed, in ms. */
export const PUT_OFF = 30_000;
