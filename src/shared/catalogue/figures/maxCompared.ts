/** The most products that are compared at once: more do not fit side by side. */
export const MAX_COMPARED = 4;
