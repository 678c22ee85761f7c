'use client';

import { useEffect, useState } from 'react';
import { type MemberProfile, readProfile } from '@/components/member/drafts';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { type Lack, lacksOf } from './lacks';
import type { MatrimonialTexts } from './texts';

interface NoMatchesProps {
	language: Language;
	texts: MatrimonialTexts['empty'];
}

/** Where there is no match yet: what the viewer's own profile lacks for it, and the way there. */
export function NoMatches({ language, texts }: NoMatchesProps) {
	const [profile, setProfile] = useState<MemberProfile | null>(null);
	useEffect(() => {
		const unmounted = new AbortController();
		// Without an answer the page says what it says to everybody.
		void callApi('/api/users/profile', { signal: unmounted.signal }).then((answer) => {
			if (answer.ok && !unmounted.signal.aborted) setProfile(readProfile(answer.data));
		});
		return () => unmounted.abort();
	}, []);
	const lacks = profile ? lacksOf(profile.values) : [];
	const unsaid = lacks.filter(isUnsaid);
	const sentences = lacks.flatMap((lack) => (isUnsaid(lack) ? [] : [texts[lack]]));
	return (
		<EmptyState title={texts.title} text={texts.text}>
			<div role="status" className="flex w-full flex-col gap-3 text-left empty:hidden">
				{unsaid.length > 0 && (
					<div className="rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info">
						<p className="font-semibold">{texts.missing}</p>
						<ul className="list-disc pl-5">
							{unsaid.map((lack) => (
								<li key={lack}>{texts[lack]}</li>
							))}
						</ul>
					</div>
				)}
				{sentences.map((sentence) => (
					<p
						key={sentence}
						className="rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info"
					>
						{sentence}
					</p>
				))}
			</div>
			<LinkButton href={pathIn(language, '/profile')}>{texts.enhance}</LinkButton>
		</EmptyState>
	);
}

const unsaidLacks = ['gender', 'age', 'isMarried'] as const;

function isUnsaid(lack: Lack): lack is (typeof unsaidLacks)[number] {
	return unsaidLacks.some((unsaid) => unsaid === lack);
}
