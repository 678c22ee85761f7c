'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

interface ResendCodeButtonProps {
	/** Seconds to wait before the first time. */
	waitFirst: number;
	/** Answers why it was refused, or null. */
	resend: () => Promise<string | null>;
}

/** As long as the server lets pass between two codes. */
export const waitSeconds = 60;

/** Sends the code again, once the wait that it shows is over. */
export function ResendCodeButton({ waitFirst, resend }: ResendCodeButtonProps) {
	const t = useTranslations('passwordReset.otp');
	const [secondsLeft, setSecondsLeft] = useState(waitFirst);
	const [isBusy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<{ error: string | null } | null>(null);
	useEffect(() => {
		if (secondsLeft === 0) return;
		const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
		return () => clearTimeout(timer);
	}, [secondsLeft]);
	const sendAgain = async () => {
		setBusy(true);
		setOutcome(null);
		const error = await resend();
		setBusy(false);
		setOutcome({ error });
		if (error === null) setSecondsLeft(waitSeconds);
	};
	return (
		<>
			{outcome && (
				<div className="w-full">
					<Banner tone={outcome.error === null ? 'success' : 'error'}>{outcome.error ?? t('resent')}</Banner>
				</div>
			)}
			<Button
				look="outline"
				className="px-4 text-sm"
				disabled={secondsLeft > 0}
				busyLabel={isBusy && t('resending')}
				onClick={sendAgain}
			>
				{secondsLeft > 0 ? t('resendIn', { seconds: secondsLeft }) : t('resend')}
			</Button>
		</>
	);
}
