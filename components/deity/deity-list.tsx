import { EmptyState } from '@/components/ui/empty-state';
import type { Language } from '@/lib/core/language';
import type { ListedDeity } from '@/lib/features/deity/listed';
import { getMessages } from '@/lib/platform/i18n/translate';
import { DeityFinder } from './deity-finder';
import { DeityLink } from './deity-link';

interface DeityListProps {
	language: Language;
	deities: readonly ListedDeity[];
	/** Which page it is: it says what is looked for, and by what. */
	list: 'devi' | 'devta' | 'directory';
	/** What is said when there are none. */
	empty: { title: string; text: string };
}

/** All deities of a page as cards, below its heading. */
export function DeityList({ language, deities, list, empty }: DeityListProps) {
	const { filter, [list]: words } = getMessages(language).deities;
	const isDirectory = list === 'directory';
	return (
		<div className="container-page pt-8 md:pt-10">
			{deities.length === 0 ? (
				<EmptyState {...empty} />
			) : (
				<DeityFinder
					language={language}
					deities={deities.map((deity) => ({
						id: deity.id,
						deityType: deity.deityType,
						clans: deity.clans,
						key: [...deity.keys.names, ...deity.keys.places, ...(isDirectory ? deity.keys.clans : [])].join(
							' ',
						),
						card: <DeityLink deity={deity} language={language} heading="h2" />,
					}))}
					texts={filter}
					words={{
						search: words.search,
						placeholder: words.placeholder,
						none: words.none,
						clear: isDirectory ? filter.reset : filter.clear,
					}}
					hasTypes={isDirectory}
				/>
			)}
		</div>
	);
}
