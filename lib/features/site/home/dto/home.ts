import type { PublishedBlog } from '@/lib/features/content/blog/dto';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';

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
	devis: PublishedDeity[];
	devtas: PublishedDeity[];
	blogs: PublishedBlog[];
}
