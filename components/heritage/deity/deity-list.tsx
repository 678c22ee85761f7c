import { PageMessages } from '@/components/layout/page-messages';
import { EmptyState } from '@/components/ui/empty-state';
import type { Language } from '@/lib/core/language';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import { deityKeys } from '@/lib/features/heritage/deity/rules/search-keys';
import { DeityFinderPanel } from './deity-finder-panel';
import { DeityLink } from './deity-link';

interface DeityListProps {
	language: Language;
	deities: readonly PublishedDeity[];
	/** Which page it is: it says what is looked for, and by what. */
	list: 'devi' | 'devta' | 'directory';
	empty: { title: string; text: string };
}

export function DeityList({ language, deities, list, empty }: DeityListProps) {
	const isDirectory = list === 'directory';
	return (
		<div className="container-page pt-8 md:pt-10">
			{deities.length === 0 ? (
				<EmptyState {...empty} />
			) : (
				<PageMessages language={language} name="deity-list">
					<DeityFinderPanel
						language={language}
						deities={deities.map((deity) => {
							const { names, places, clans } = deityKeys(deity);
							return {
								id: deity._id,
								deityType: deity.deityType,
								clans: deity.clans,
								key: [...names, ...places, ...(isDirectory ? clans : [])].join(' '),
								card: <DeityLink deity={deity} language={language} heading="h2" />,
							};
						})}
						list={list}
					/>
				</PageMessages>
			)}
		</div>
	);
}
