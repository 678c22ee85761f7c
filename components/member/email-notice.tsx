'use client';

import { useState } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import { SendConfirmation } from './send-confirmation';
import type { Messages } from './texts';

interface EmailNoticeProps {
	/** The member's address, which nobody has confirmed. */
	email: string;
	texts: Messages['emailConfirmation'];
}

/** Until the next page load. */
let isClosedForNow = false;

/** Says to a member that their address is not confirmed yet, what waits for it, and how to get the mail again. */
export function EmailNotice({ email, texts }: EmailNoticeProps) {
	const [isClosed, setClosed] = useState(() => isClosedForNow);
	if (isClosed) return null;
	const close = () => {
		isClosedForNow = true;
		setClosed(true);
	};
	return (
		<section
			aria-label={texts.label}
			className="flex items-start gap-3 rounded-control border-info border-l-4 bg-info-wash py-1 pr-1 pl-4 text-info print:hidden"
		>
			<div className="flex min-w-0 flex-1 flex-col gap-2 py-2">
				<p>{texts.text.replace('{email}', () => email)}</p>
				<SendConfirmation texts={texts} />
			</div>
			<CloseButton label={texts.dismiss} onClick={close} />
		</section>
	);
}
