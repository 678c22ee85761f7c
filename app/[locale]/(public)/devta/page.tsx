import type { PageParams } from '@/lib/platform/i18n/page';
import { DeityListPage, deityListMetadata } from '../deity/deity-list-page';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

export const generateMetadata = deityListMetadata('devta');

export default function Page({ params }: { params: PageParams }) {
	return <DeityListPage list="devta" params={params} />;
}
