'use client';

import { Download, KeyRound, LogOut, Trash2 } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { useSessionExit } from '@/components/form/use-session-exit';
import { ConfirmationCodeForm } from '@/components/member/confirmation-code-form';
import { ProfileSectionPanel } from '@/components/member/profile-section-panel';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { callApi } from '@/lib/client/api';
import { saveFile } from '@/lib/client/save-file';
import { clearSession, replaceToken } from '@/lib/client/session';
import { showToast } from '@/lib/client/toast';
import { pathIn } from '@/lib/core/localized-path';
import { type ChangedEmail, EmailChangeForm } from './email-change-form';
import { OpenAddressList } from './open-address-list';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionList } from './session-list';

interface AccountSettingsPanelProps {
	/** The member's address and whether it is confirmed; null for a record without an address. */
	email: string | null;
	isEmailConfirmed: boolean;
	onEmailChange: (changed: ChangedEmail) => void;
}

type Asking = 'password' | 'logOut' | 'remove';

/** What a member can do with the account itself: password, logins, a copy of everything, the end. */
export function AccountSettingsPanel({ email, isEmailConfirmed, onEmailChange }: AccountSettingsPanelProps) {
	const language = useLocale();
	const t = useTranslations('emailConfirmation.account');
	const { account: texts } = useMessages().profile;
	const handleRefusal = useRefusalHandler();
	const leaveFor = useSessionExit();
	const section = useRef<HTMLDivElement>(null);
	const isAskedFor = useHash() === '#account';
	/** Null until somebody opens or closes the section. */
	const [wasOpened, setOpened] = useState<boolean | null>(null);
	const isOpen = wasOpened ?? isAskedFor;
	useEffect(() => {
		if (isAskedFor) section.current?.scrollIntoView();
	}, [isAskedFor]);
	const [asking, setAsking] = useState<Asking | null>(null);
	const [isLoading, setLoading] = useState(false);
	const [error, setError] = useState<string | null>(null);
	/** Logins are read again after they have changed. */
	const [round, setRound] = useState(0);
	/** The addresses that stay open when the sessions end. */
	const [keeps, setKeeps] = useState<string[]>([]);
	const ask = (what: Asking) => {
		setKeeps([]);
		setAsking(what);
	};
	const close = () => setAsking(null);

	const download = async () => {
		setLoading(true);
		setError(null);
		const answer = await callApi('GET /api/users/me/export');
		setLoading(false);
		if (answer.ok) saveRecords(answer.data);
		else if (!handleRefusal(answer)) setError(answer.message || texts.data.failed);
	};
	const changePassword = (body: { currentPassword: string; newPassword: string }) =>
		callApi('PUT /api/users/password', { body: { ...body, keeps } });
	const logOutEverywhere = () => callApi('DELETE /api/users/sessions', { body: { keeps } });
	const remove = (body: { password: string }) => callApi('DELETE /api/users/me', { body });
	/** The session is over: the page is left with the server's words. */
	const leave = (path: string) => (answer: { message: string }) => {
		showToast(answer.message, 'success');
		clearSession();
		leaveFor(pathIn(language, path));
	};
	return (
		<div ref={section} className="scroll-mt-28 print:hidden">
			<ProfileSectionPanel title={texts.title} isOpen={isOpen} onToggle={() => setOpened(!isOpen)}>
				{email !== null && (
					<Block title={t('title')} text={t(isEmailConfirmed ? 'confirmed' : 'unconfirmed', { email })}>
						{!isEmailConfirmed && (
							<ConfirmationCodeForm onConfirmed={() => onEmailChange({ emailConfirmed: true })} />
						)}
						{isOpen && (
							<EmailChangeForm
								onChanged={(changed) => {
									onEmailChange(changed);
									setRound(round + 1);
								}}
							/>
						)}
					</Block>
				)}
				<Block title={texts.password.title} text={texts.password.text}>
					<Button look="outline" onClick={() => ask('password')}>
						<KeyRound aria-hidden="true" className="size-5" />
						{texts.password.change}
					</Button>
				</Block>
				{email !== null && (
					<Block title={texts.secondFactor.title} text={texts.secondFactor.text}>
						{isOpen && <SecondFactorPanel email={email} onSessionsEnded={() => setRound(round + 1)} />}
					</Block>
				)}
				<Block title={texts.sessions.title} text={texts.sessions.text}>
					{isOpen && <SessionList key={round} onLoggedOut={leave('/login')} />}
					<Button look="outline" onClick={() => ask('logOut')}>
						<LogOut aria-hidden="true" className="size-5" />
						{texts.sessions.end}
					</Button>
				</Block>
				<Block title={texts.data.title} text={texts.data.text}>
					{error && (
						<Banner tone="error" dismiss={{ label: texts.close, onDismiss: () => setError(null) }}>
							{error}
						</Banner>
					)}
					<Button look="outline" busyLabel={isLoading && texts.data.loading} onClick={download}>
						<Download aria-hidden="true" className="size-5" />
						{texts.data.download}
					</Button>
				</Block>
				<Block title={texts.remove.title} text={texts.remove.text}>
					<Button look="danger" onClick={() => ask('remove')}>
						<Trash2 aria-hidden="true" className="size-5" />
						{texts.remove.open}
					</Button>
				</Block>
				{asking === 'password' && (
					<FormDialog
						title={texts.password.change}
						texts={texts.password}
						defaultValues={{ currentPassword: '', newPassword: '' }}
						send={changePassword}
						onDone={({ token, message }) => {
							replaceToken(token);
							showToast(message, 'success');
							setRound(round + 1);
							close();
						}}
						onClose={close}
					>
						{({ register, errorAt }) => (
							<>
								<PasswordField
									id="account-current-password"
									{...register('currentPassword')}
									label={texts.password.current}
									error={errorAt('currentPassword')}
									autoComplete="current-password"
								/>
								<PasswordField
									id="account-new-password"
									{...register('newPassword')}
									label={texts.password.new}
									hint={texts.password.hint}
									error={errorAt('newPassword')}
									autoComplete="new-password"
								/>
								<OpenAddressList keeps={keeps} onChange={setKeeps} />
							</>
						)}
					</FormDialog>
				)}
				{asking === 'logOut' && (
					<FormDialog
						title={texts.sessions.end}
						texts={texts.sessions}
						defaultValues={{}}
						send={logOutEverywhere}
						onDone={leave('/login')}
						onClose={close}
					>
						{() => (
							<>
								<p>{texts.sessions.question}</p>
								<OpenAddressList keeps={keeps} onChange={setKeeps} />
							</>
						)}
					</FormDialog>
				)}
				{asking === 'remove' && (
					<FormDialog
						title={texts.remove.title}
						texts={texts.remove}
						look="danger"
						defaultValues={{ password: '' }}
						send={remove}
						onDone={leave('/')}
						onClose={close}
					>
						{({ register, errorAt }) => (
							<>
								<p className="font-semibold">{texts.remove.warning}</p>
								<ul className="list-disc pl-5">
									{Object.values(texts.remove.goes).map((point) => (
										<li key={point}>{point}</li>
									))}
								</ul>
								<p>{texts.remove.stays}</p>
								<PasswordField
									id="account-remove-password"
									{...register('password')}
									label={texts.remove.password}
									error={errorAt('password')}
									autoComplete="current-password"
								/>
							</>
						)}
					</FormDialog>
				)}
			</ProfileSectionPanel>
		</div>
	);
}

function followHash(notify: () => void): () => void {
	addEventListener('hashchange', notify);
	return () => removeEventListener('hashchange', notify);
}

/** The address's fragment: the back office leads to this part of the page. */
function useHash(): string {
	return useSyncExternalStore(
		followHash,
		() => location.hash,
		() => '',
	);
}

function Block({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className="flex flex-col items-start gap-3">
			<div className="max-w-full">
				<h3 className="text-heading text-lg">{title}</h3>
				<p className="mt-1 text-text-soft">{text}</p>
			</div>
			{children}
		</div>
	);
}

/** Written so that a person can read it too. */
function saveRecords(data: unknown): void {
	const file = new Blob([JSON.stringify(data, null, '\t')], { type: 'application/json' });
	saveFile(file, `khamma-ghani-${new Date().toISOString().slice(0, 10)}.json`);
}
