import type { BlogCard } from '@/lib/features/content/blog/dto/card';
import type { DeityCard } from '@/lib/features/heritage/deity/dto/card';

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
