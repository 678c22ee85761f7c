'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import { ConfirmationCodeForm } from './confirmation-code-form';

interface EmailNoticeProps {
	/** The member's address, which nobody has confirmed. */
	email: string;
}

/** Until the next page load. */
let isClosedForNow = false;

/** Says to a member that their address is not confirmed yet, what waits for it, and how to get the mail again. */
export function EmailNotice({ email }: EmailNoticeProps) {
	const t = useTranslations('emailConfirmation');
	const [isClosed, setClosed] = useState(() => isClosedForNow);
	if (isClosed) return null;
	const close = () => {
		isClosedForNow = true;
		setClosed(true);
	};
	return (
		<section
			aria-label={t('label')}
			className="flex items-start gap-3 rounded-control border-info border-l-4 bg-info-wash py-1 pr-1 pl-4 text-info print:hidden"
		>
			<div className="flex min-w-0 flex-1 flex-col gap-2 py-2">
				<p>{t('text', { email })}</p>
				<ConfirmationCodeForm onConfirmed={close} />
			</div>
			<CloseButton label={t('dismiss')} onClick={close} />
		</section>
	);
}
