'use client';

import { EyeOff, Flag, type LucideIcon, ShieldBan } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi, typedFields } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import { OnBehalf } from './acting-notice';
import { putMark } from './use-mark';
import { useForSeeker, usePerson } from './use-seeker';

interface MoreDialogProps {
	member: { _id: string; name: string };
	/** They are no longer among the matches. */
	onGone: (how: 'hidden' | 'blocked') => void;
	onClose: () => void;
}

/** What one does seldom: hide somebody, block them, or report them. Each is explained before it is done. */
export function MoreDialog({ member, onGone, onClose }: MoreDialogProps) {
	const t = useTranslations('matching');
	const forSeeker = useForSeeker();
	const person = usePerson();
	const [asking, setAsking] = useState<'block' | 'report' | null>(null);
	const { name } = member;
	const { formProps, isBusy, failure } = useApiForm({
		defaultValues: {},
		send: () => putMark(member._id, 'hidden', forSeeker),
		onSent: () => onGone('hidden'),
	});
	if (asking === 'block') {
		return (
			<FormDialog
				title={t('block.title', { name })}
				texts={{ confirm: t('block.confirm'), busy: t('block.busy'), failed: t('block.failed') }}
				look="danger"
				defaultValues={{}}
				send={() => putMark(member._id, 'blocked', forSeeker)}
				onDone={() => onGone('blocked')}
				onClose={onClose}
			>
				{() => (
					<>
						<OnBehalf />
						<p>{t('block.question', { ...person, name })}</p>
					</>
				)}
			</FormDialog>
		);
	}
	if (asking === 'report') {
		return <ReportDialog member={member} onClose={onClose} />;
	}
	return (
		<Dialog title={t('more.title', { name })} onClose={onClose}>
			<form {...formProps} className="flex flex-col gap-5">
				{failure && <Banner tone="error">{failure.message || t('marks.failed')}</Banner>}
				<Choice
					Icon={EyeOff}
					type="submit"
					label={t('more.hide')}
					text={t('more.hideText', person)}
					busyLabel={isBusy && t('more.hiding')}
				/>
				<Choice
					Icon={ShieldBan}
					label={t('more.block')}
					text={t('more.blockText', person)}
					onClick={() => setAsking('block')}
				/>
				<Choice
					Icon={Flag}
					label={t('more.report')}
					text={t('more.reportText', { name })}
					onClick={() => setAsking('report')}
				/>
			</form>
		</Dialog>
	);
}

interface ChoiceProps {
	Icon: LucideIcon;
	label: string;
	text: string;
	type?: 'button' | 'submit';
	busyLabel?: string | false;
	onClick?: () => void;
}

function Choice({ Icon, label, text, type = 'button', busyLabel = false, onClick }: ChoiceProps) {
	return (
		<div className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr] sm:items-start">
			<Button type={type} look="outline" busyLabel={busyLabel} onClick={onClick}>
				<Icon aria-hidden="true" className="size-5" />
				{label}
			</Button>
			<p className="min-w-0 text-sm text-text-muted">{text}</p>
		</div>
	);
}

const reasons = ['notGenuine', 'married', 'rude', 'misuse', 'other'] as const;

type ReportDialogProps = Omit<MoreDialogProps, 'onGone'>;

function ReportDialog({ member: { _id, name }, onClose }: ReportDialogProps) {
	const t = useTranslations('matching.report');
	const forSeeker = useForSeeker();
	const send = (values: { reason: string; text: string }) => {
		const text = values.text.trim();
		const body = typedFields({ reason: values.reason, ...(text && { text }) });
		return callApi('POST /api/family/matches/[id]/report', { ...forSeeker, params: { id: _id }, body });
	};
	return (
		<FormDialog
			title={t('title', { name })}
			texts={{ confirm: t('confirm'), busy: t('busy'), failed: t('failed') }}
			defaultValues={{ reason: '', text: '' }}
			send={send}
			onDone={(answer) => {
				showToast(answer.message, 'success');
				onClose();
			}}
			onClose={onClose}
		>
			{({ register, errorAt }) => (
				<>
					<RadioGroup
						id="report-reason"
						{...register('reason', { required: t('reasonMissing') })}
						legend={t('reason')}
						choices={reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
						isRequired
						error={errorAt('reason')}
					/>
					<Field id="report-text" label={t('text')} hint={t('textHint')} error={errorAt('text')}>
						{(control) => (
							<textarea
								{...control}
								{...register('text')}
								rows={4}
								maxLength={1000}
								className={controlClass}
							/>
						)}
					</Field>
				</>
			)}
		</FormDialog>
	);
}
