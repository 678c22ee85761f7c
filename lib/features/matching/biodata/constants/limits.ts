import type { Limit } from '@/lib/platform/limits/limits';

/** Biodatas that one member keeps. */
export const maxBiodatas = 12;

/** Links to one biodata that work at the same time. */
export const maxOpenLinks = 30;

export const maxSiblings = 12;

/** Centimetres. */
export const heights = { min: 90, max: 250 } as const;

export const lengths = { place: 80, person: 100, words: 600, title: 80, marriedInto: 120 } as const;

/** Links that one member makes. */
export const linkLimit: Limit = { name: 'biodataLink', points: 60, seconds: 24 * 60 * 60 };

/** PDFs and pictures of one member: each takes a good part of a second to draw. */
export const drawingLimit: Limit = { name: 'biodataDrawing', points: 60, seconds: 10 * 60 };

/** What is asked with links from one address, with those that work or not. */
export const visitorLimit: Limit = { name: 'biodataVisitor', points: 120, seconds: 10 * 60 };
