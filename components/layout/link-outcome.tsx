import type { Ref } from 'react';
import { Arch } from '@/components/ui/arch';
import { LinkButton } from '@/components/ui/link-button';

interface LinkOutcomeProps {
	heading: string;
	text: string;
	home: string;
	homeHref: string;
	headingRef?: Ref<HTMLHeadingElement>;
}

/** What is left to say once a mailed link has done what it is for, or cannot do it any more. */
export function LinkOutcome({ heading, text, home, homeHref, headingRef }: LinkOutcomeProps) {
	return (
		<div className="container-page flex flex-col items-center gap-4 py-14 text-center md:py-20">
			<Arch className="w-32" />
			<h1 ref={headingRef} tabIndex={-1} className="text-h2 outline-none md:text-h2-wide">
				{heading}
			</h1>
			<p className="max-w-prose text-text-muted">{text}</p>
			<LinkButton href={homeHref}>{home}</LinkButton>
		</div>
	);
}
