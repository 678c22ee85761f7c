'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { Guardianship } from '@/lib/client/matching/guardians/replies';
import { pathIn } from '@/lib/core/localized-path';
import { matchesPath } from '@/lib/core/matching-paths';
import { withSeeker } from '@/lib/features/matching/rules/seeker-address';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { formatDay } from '@/lib/platform/i18n/format';
import { EndButton } from './end-button';
import { TermsList } from './terms-list';

interface SeekerCardProps {
	guardianship: Guardianship;
	onChanged: () => void;
}

const links = [
	['matches', matchesPath],
	['interests', '/matrimonial/interests'],
	['wishes', '/matrimonial/wishes'],
] as const;

/** Somebody for whom the viewer looks, or has asked to. */
export function SeekerCard({ guardianship, onChanged }: SeekerCardProps) {
	const language = useLocale();
	const t = useTranslations('matching.guardians');
	const { _id: id, member, words, state, agreement } = guardianship;
	const name = shownName(member);
	const date = agreement ? (formatDay(agreement.expiresAt, language) ?? '') : '';
	return (
		<Card className="flex flex-col gap-3 p-4 md:p-5">
			<div>
				<h3 className="text-lg">{name}</h3>
				<p className="text-sm text-text-muted">{t('mine.words', { words: words[language] })}</p>
			</div>
			{state !== 'inForce' && (
				<p className="font-semibold">{t(`state.${state}`, { person: 'other', name, date })}</p>
			)}
			{agreement && <TermsList viewer="guardian" name={name} agreement={agreement} />}
			{state === 'inForce' && <p className="text-sm text-text-muted">{t('mine.notYet', { name })}</p>}
			<div className="flex flex-wrap gap-2">
				{state === 'inForce' &&
					links.map(([page, path]) => (
						<LinkButton
							key={page}
							look={page === 'matches' ? 'primary' : 'outline'}
							href={pathIn(language, withSeeker(path, member._id))}
							aria-label={t(`mine.${page}Of`, { name })}
						>
							{t(`mine.${page}`)}
						</LinkButton>
					))}
				<EndButton
					id={id}
					label={state === 'asked' ? t('withdraw') : t('end')}
					longLabel={state === 'asked' ? t('withdrawOf', { name }) : t('endOf', { name })}
					onChanged={onChanged}
				/>
			</div>
		</Card>
	);
}
