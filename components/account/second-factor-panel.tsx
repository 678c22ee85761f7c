'use client';

import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff, TicketCheck } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { CodeField } from '@/components/member/code-field';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/password-field';
import { shownFailure } from '@/components/ui/shown-failure';
import { Spinner } from '@/components/ui/spinner';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatDay } from '@/lib/platform/i18n/format';
import { RecoveryCodeList } from './recovery-code-list';
import { SecondFactorForm } from './second-factor-form';
import { SecondFactorRemovalDialog } from './second-factor-removal-dialog';

interface SecondFactorPanelProps {
	email: string;
	/** Other sessions have ended with it. */
	onSessionsEnded: () => void;
}

type Asking = 'setup' | 'renewal' | 'removal';

/** Whether a login asks for a code, and what its owner can do about it. */
export function SecondFactorPanel({ email, onSessionsEnded }: SecondFactorPanelProps) {
	const language = useLocale();
	const t = useTranslations('profile.account.secondFactor');
	const { secondFactor: texts } = useMessages().profile.account;
	const factor = useQuery({ ...apiQuery('GET /api/users/second-factor'), refetchOnMount: 'always' });
	const [asking, setAsking] = useState<Asking | null>(null);
	const [newCodes, setNewCodes] = useState<string[] | null>(null);
	const close = () => {
		setAsking(null);
		setNewCodes(null);
	};
	const change = () => {
		void factor.refetch();
		onSessionsEnded();
	};

	const failure = shownFailure(factor);
	if (failure) return <Banner tone="error">{failure.message || texts.loadFailed}</Banner>;
	if (!factor.data)
		return (
			<p role="status" className="flex items-center gap-2 text-text-muted">
				<Spinner />
				{texts.loading}
			</p>
		);
	const { since, recoveryCodesLeft, isRequired } = factor.data;
	return (
		<>
			{isRequired && <Banner tone="info">{texts.required}</Banner>}
			<p className="flex flex-wrap items-center gap-3">
				<Badge>{since ? t('on', { date: formatDay(since, language) ?? '' }) : texts.off}</Badge>
				{since && t('codesLeft', { count: recoveryCodesLeft })}
			</p>
			<div className="flex flex-wrap gap-3">
				{since ? (
					<>
						<Button look="outline" onClick={() => setAsking('renewal')}>
							<TicketCheck aria-hidden="true" className="size-5" />
							{texts.renew}
						</Button>
						<Button look="outline" onClick={() => setAsking('removal')}>
							<ShieldOff aria-hidden="true" className="size-5" />
							{texts.turnOff}
						</Button>
					</>
				) : (
					<Button look="outline" onClick={() => setAsking('setup')}>
						<ShieldCheck aria-hidden="true" className="size-5" />
						{texts.turnOn}
					</Button>
				)}
			</div>
			{asking === 'setup' && <SecondFactorForm onChange={change} onClose={close} />}
			{asking === 'removal' && (
				<SecondFactorRemovalDialog
					email={email}
					onRemoved={() => {
						close();
						change();
					}}
					onClose={close}
				/>
			)}
			{asking === 'renewal' && !newCodes && (
				<FormDialog
					title={texts.renewal.title}
					texts={{ ...texts.renewal, failed: texts.failed }}
					defaultValues={{ password: '', code: '' }}
					send={(body) => callApi('POST /api/users/second-factor/recovery-codes', { body })}
					onDone={({ recoveryCodes }) => {
						void factor.refetch();
						setNewCodes(recoveryCodes);
					}}
					onClose={close}
				>
					{({ register, errorAt }) => (
						<>
							<p>{texts.renewal.text}</p>
							<PasswordField
								id="second-factor-renewal-password"
								{...register('password')}
								label={texts.password}
								error={errorAt('password')}
								autoComplete="current-password"
							/>
							<CodeField
								id="second-factor-renewal-code"
								{...register('code')}
								label={texts.code}
								error={errorAt('code')}
							/>
						</>
					)}
				</FormDialog>
			)}
			{asking === 'renewal' && newCodes && (
				<Dialog key="codes" title={texts.recovery.title} onClose={close}>
					<RecoveryCodeList codes={newCodes} heading={texts.recovery.renewed} onDone={close} />
				</Dialog>
			)}
		</>
	);
}
