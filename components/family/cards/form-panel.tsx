'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { CloseButton } from '@/components/ui/close-button';
import { askToClose } from '@/lib/client/leave-guard';

interface FormPanelProps {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** A form in the place of the list; its title gets the focus. */
export function FormPanel({ title, onClose, children }: FormPanelProps) {
	const t = useTranslations('site');
	const panel = useRef<HTMLDivElement>(null);
	const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<Card className="mx-auto w-full max-w-4xl p-5 md:p-8">
			<div ref={panel} className="contents">
				<div className="mb-5 flex items-center gap-3">
					<h2 ref={heading} tabIndex={-1} className="flex-1 text-h3 outline-none md:text-h3-wide">
						{title}
					</h2>
					<CloseButton label={t('close')} onClick={() => askToClose(panel.current, onClose)} />
				</div>
				{children}
			</div>
		</Card>
	);
}
