'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { Guardianship } from '@/lib/client/matching/guardians/replies';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { formatDay } from '@/lib/platform/i18n/format';
import { EndButton } from './end-button';
import { TermsList } from './terms-list';

const fetchDialog = () => import('./agree-dialog');
const AgreeDialog = lazy(async () => ({ default: (await fetchDialog()).AgreeDialog }));

interface GuardianCardProps {
	guardianship: Guardianship;
	/** Whether the viewer is shown to others already. */
	isListed: boolean;
	onChanged: () => void;
}

/** Somebody who looks for the viewer, or asks to. */
export function GuardianCard({ guardianship, isListed, onChanged }: GuardianCardProps) {
	const language = useLocale();
	const t = useTranslations('matching.guardians');
	const [isOpen, setOpen] = useState(false);
	const { start: open } = useFetchedFirst(fetchDialog, () => setOpen(true));
	const { _id: id, member, words, state, agreement } = guardianship;
	const name = shownName(member);
	const isAsked = state === 'asked';
	const date = agreement ? (formatDay(agreement.expiresAt, language) ?? '') : '';
	return (
		<Card className="flex flex-col gap-3 p-4 md:p-5">
			<h3 className="text-lg">
				{t(isAsked ? 'theirs.asks' : 'theirs.looks', { name, words: words[language] })}
			</h3>
			{(state === 'paused' || state === 'expired') && (
				<p className="font-semibold">{t(`state.${state}`, { person: 'self', name, date })}</p>
			)}
			<TermsList viewer="candidate" name={name} agreement={agreement} />
			<div className="flex flex-wrap gap-2">
				{isAsked && (
					<Button
						aria-haspopup="dialog"
						aria-label={t('theirs.readOf', { name })}
						onClick={() => void open()}
					>
						{t('theirs.read')}
					</Button>
				)}
				<EndButton
					id={id}
					label={isAsked ? t('theirs.refuse') : t('end')}
					longLabel={isAsked ? t('theirs.refuseOf', { name }) : t('endOf', { name })}
					onChanged={onChanged}
				/>
			</div>
			{isOpen && (
				<Suspense>
					<AgreeDialog {...{ guardianship, isListed }} onChanged={onChanged} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</Card>
	);
}
