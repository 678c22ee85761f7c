import type { BlogCard } from '@/lib/features/blog/card';
import type { DeityCard } from '@/lib/features/deity/card';

export interface CommunityCounts {
	members: number;
	families: number;
	clans: number;
	bachelors: number;
}

export interface Home {
	counts: CommunityCounts;
	/** Some of the members counted are the demo's. */
	hasSampleMembers: boolean;
	devis: DeityCard[];
	devtas: DeityCard[];
	blogs: BlogCard[];
}
