const rememberedAs = 'familyAddWay';

/** Whether relatives are added with an account (`account`) or as a card alone (`none`), as last chosen in this browser. */
export function findWay(): 'account' | 'none' | null {
	try {
		const way = localStorage.getItem(rememberedAs);
		return way === 'account' || way === 'none' ? way : null;
	} catch {
		return null;
	}
}

export function keepWay(way: string): void {
	try {
		localStorage.setItem(rememberedAs, way);
	} catch {
		// A browser that keeps nothing begins with an account again.
	}
}
