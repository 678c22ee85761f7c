import type { Settings } from '@/lib/platform/env/env';

export type DemoHost = Pick<Settings, 'isPreview' | 'isOnVercel' | 'isAppUrlSet'>;

/** Whether a portal with these settings offers the accounts of its demo at all. One with an address of its own does not. */
export function mayHostOfferDemo({ isPreview, isOnVercel, isAppUrlSet }: DemoHost): boolean {
	return isPreview || !(isOnVercel || isAppUrlSet);
}
