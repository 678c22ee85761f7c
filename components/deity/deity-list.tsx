import { EmptyState } from '@/components/ui/empty-state';
import type { Language } from '@/lib/core/language';
import type { DeityCard } from '@/lib/deity/card';
import { DeityLink } from './deity-link';

interface DeityListProps {
	language: Language;
	deities: readonly DeityCard[];
	/** What is said when there are none. */
	empty: { title: string; text: string };
}

/** All deities of a page as cards, below its heading. */
export function DeityList({ language, deities, empty }: DeityListProps) {
	return (
		<div className="container-page pt-8 md:pt-12">
			{deities.length === 0 ? (
				<EmptyState {...empty} />
			) : (
				<ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
					{deities.map((deity) => (
						<li key={deity.id}>
							<DeityLink deity={deity} language={language} heading="h2" />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
