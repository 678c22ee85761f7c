import type { Limit } from '@/lib/platform/limits/limits';

/** Share pictures, from one address: one that is not kept takes a good part of a second to draw. */
export const shareLimit: Limit = { name: 'sharePicture', points: 300, seconds: 10 * 60, isPerProcess: true };
