/** The settings of a portal on which its demo depends. */
export interface DemoHost {
	isPreview: boolean;
	isOnVercel: boolean;
	isAppUrlSet: boolean;
}

/** Whether a portal with these settings offers the accounts of its demo at all. One with an address of its own does not. */
export function mayHostOfferDemo({ isPreview, isOnVercel, isAppUrlSet }: DemoHost): boolean {
	return isPreview || !(isOnVercel || isAppUrlSet);
}
