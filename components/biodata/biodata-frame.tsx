'use client';

import { ArrowLeft, Languages, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';

interface BiodataFrameProps {
	back: { label: string; href: string };
	/** The same sheet in the other language. */
	other: { label: string; href: string; language: string };
	/** How to reach the member: on the sheet only for as long as the box on this page is ticked. */
	contact: ReactNode;
	head: ReactNode;
	left: ReactNode;
	right: ReactNode;
}

/** A sheet of A4 with what is done with it above; on paper nothing but the sheet. */
export function BiodataFrame({ back, other, contact, head, left, right }: BiodataFrameProps) {
	const t = useTranslations('biodata');
	const [showsContact, setShowsContact] = useState(false);
	return (
		<div className="flex flex-col gap-5">
			<style>{'@page { size: A4; margin: 0 }'}</style>
			<section
				aria-label={t('tools')}
				className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center gap-3 print:hidden"
			>
				<LinkButton look="outline" href={back.href}>
					<ArrowLeft aria-hidden="true" className="size-5" />
					{back.label}
				</LinkButton>
				<LinkButton look="outline" href={other.href} hrefLang={other.language} lang={other.language}>
					<Languages aria-hidden="true" className="size-5" />
					{other.label}
				</LinkButton>
				<Button className="max-sm:w-full sm:ml-auto" onClick={() => window.print()}>
					<Printer aria-hidden="true" className="size-5" />
					{t('print')}
				</Button>
				<div className="w-full">
					<Checkbox
						label={t('showContact')}
						checked={showsContact}
						onChange={({ currentTarget }) => setShowsContact(currentTarget.checked)}
						aria-describedby="biodata-contact-hint"
					/>
					<p id="biodata-contact-hint" className="text-sm text-text-muted">
						{t('showContactHint')}
					</p>
				</div>
			</section>
			<article className="mx-auto flex w-full max-w-[210mm] flex-col bg-surface p-3 text-text shadow-soft paper md:min-h-[297mm] md:p-[9mm] print:min-h-[296.5mm] print:p-[7mm] print:shadow-none">
				<div className="flex flex-1 flex-col border-2 border-maroon-700 outline-2 outline-gold-500 -outline-offset-6">
					<div aria-hidden="true" className="border-band m-1.5" />
					<div className="flex flex-1 flex-col gap-[7mm] px-4 print:gap-[5mm] py-5 md:px-[9mm] md:py-[6mm] print:px-[9mm] print:py-[4mm]">
						{head}
						<div className="grid gap-x-[9mm] gap-y-[7mm] sm:grid-cols-2 print:grid-cols-2">
							<div className="flex min-w-0 flex-col gap-[7mm] print:gap-[5mm]">
								{left}
								{showsContact && contact}
							</div>
							<div className="flex min-w-0 flex-col gap-[7mm] print:gap-[5mm]">{right}</div>
						</div>
					</div>
					<div aria-hidden="true" className="border-band m-1.5" />
				</div>
			</article>
		</div>
	);
}
