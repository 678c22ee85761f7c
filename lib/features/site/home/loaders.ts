import type { Language } from '@/lib/core/language';
import { toPublishedBlog } from '@/lib/features/content/blog/dto';
import { listNewestBlogs } from '@/lib/features/content/blog/queries';
import { toPublishedDeity } from '@/lib/features/heritage/deity/dto';
import { listFirstDeities } from '@/lib/features/heritage/deity/queries';
import type { Home } from './dto/home';
import { countCommunity, hasSampleMembers } from './queries';

const cardsShown = 3;

/** What the home page shows, read in one go. */
export async function loadHome(language: Language): Promise<Home> {
	const [counts, hasSamples, devis, devtas, blogs] = await Promise.all([
		countCommunity(),
		hasSampleMembers(),
		listFirstDeities('devi', cardsShown),
		listFirstDeities('devta', cardsShown),
		listNewestBlogs(cardsShown),
	]);
	return {
		counts,
		hasSampleMembers: hasSamples,
		devis: devis.map((deity) => toPublishedDeity(deity, language)),
		devtas: devtas.map((deity) => toPublishedDeity(deity, language)),
		blogs: blogs.map((blog) => toPublishedBlog(blog, language)),
	};
}
