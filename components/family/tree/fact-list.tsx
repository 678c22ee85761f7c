import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { Fact } from '@/lib/client/family/cards/family';
import { labelFor } from '@/lib/core/label-for';

/** What a file has of somebody: events, names, notes, and where it is said. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
	const t = useTranslations('familyTree.details');
	const language = useLocale();
	const { facts: names } = useMessages().family;
	return (
		<section>
			<h3 className="mb-3 border-line border-b pb-1 text-heading text-lg">{t('facts')}</h3>
			<ul className="flex flex-col gap-3">
				{facts.map((fact) => {
					const about = [fact.date?.[language], fact.place].filter(Boolean).join(', ');
					return (
						<li key={JSON.stringify(fact)} className="min-w-0">
							<p className="text-sm text-text-muted">{getTitle(fact, names)}</p>
							{about && <p className="font-semibold">{about}</p>}
							{fact.text && <p className="whitespace-pre-line">{fact.text}</p>}
							{fact.sources.map((source) => (
								<p key={source} className="text-sm text-text-muted">
									{t('source', { source })}
								</p>
							))}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** A fact or an event that has no name of its own is called by its kind. */
function getTitle({ kind, type }: Fact, names: Readonly<Record<string, string>>): string {
	const name = labelFor(names, kind);
	if (type === null) return name;
	return kind === 'fact' || kind === 'event' ? type : `${name} (${type})`;
}
