'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Lack } from './lacks';
import type { MatrimonialTexts } from './texts';
import { useLacks } from './use-lacks';

interface NoMatchesProps {
	language: Language;
	texts: MatrimonialTexts['empty'];
}

/** Where there is no match yet: what the viewer's own profile lacks for it, and the way there. */
export function NoMatches({ language, texts }: NoMatchesProps) {
	const lacks = useLacks();
	if (lacks.includes('held')) return <HeldFromMatches language={language} texts={texts} />;
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

/** For a member whom the administrators have taken out of matches. */
export function HeldFromMatches({ language, texts }: NoMatchesProps) {
	return (
		<div role="status">
			<EmptyState title={texts.heldTitle} text={texts.held}>
				<LinkButton href={pathIn(language, '/contact')}>{texts.writeToUs}</LinkButton>
			</EmptyState>
		</div>
	);
}

const unsaidLacks = ['gender', 'age', 'isMarried'] as const;

function isUnsaid(lack: Lack): lack is (typeof unsaidLacks)[number] {
	return unsaidLacks.some((unsaid) => unsaid === lack);
}
