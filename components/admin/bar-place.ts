import { createStore } from '@/lib/client/store';

/** Where a page wants what is under way to be shown, when not at its end. */
export const barPlace = createStore<HTMLElement | null>(null);
