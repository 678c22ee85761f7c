'use client';

import { Copy } from 'lucide-react';
import { useMessages } from 'next-intl';
import { useState } from 'react';
import { encode } from 'uqr';
import { FormDialog } from '@/components/form/form-dialog';
import { CodeField } from '@/components/member/code-field';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/password-field';
import { callApi, type Reply } from '@/lib/client/api';
import { copyText } from '@/lib/client/copy-text';
import { RecoveryCodeList } from './recovery-code-list';

interface SecondFactorFormProps {
	/** Called once it is on, before the recovery codes are shown. */
	onChange: () => void;
	onClose: () => void;
}

/** Password, then QR code and first code, then the recovery codes. */
export function SecondFactorForm({ onChange, onClose }: SecondFactorFormProps) {
	const { secondFactor: texts } = useMessages().profile.account;
	const { setup, recovery, failed } = texts;
	const [started, setStarted] = useState<Reply<'POST /api/users/second-factor'> | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	if (codes)
		return (
			<Dialog title={recovery.title} onClose={onClose}>
				<RecoveryCodeList codes={codes} heading={recovery.turnedOn} onDone={onClose} />
			</Dialog>
		);
	if (!started)
		return (
			<FormDialog
				title={setup.title}
				texts={{ confirm: setup.start, busy: setup.starting, failed }}
				defaultValues={{ password: '' }}
				send={(body) => callApi('POST /api/users/second-factor', { body })}
				onDone={setStarted}
				onClose={onClose}
			>
				{({ register, errorAt }) => (
					<>
						<p>{setup.needs}</p>
						<PasswordField
							id="second-factor-password"
							{...register('password')}
							label={texts.password}
							error={errorAt('password')}
							autoComplete="current-password"
						/>
					</>
				)}
			</FormDialog>
		);
	const copyKey = () => copyText(started.secret, { copied: setup.keyCopied, failed });
	return (
		<FormDialog
			key="scan"
			title={setup.title}
			texts={{ confirm: setup.confirm, busy: setup.confirming, failed }}
			defaultValues={{ code: '' }}
			send={(body) => callApi('POST /api/users/second-factor/confirm', { body })}
			onDone={({ recoveryCodes }) => {
				onChange();
				setCodes(recoveryCodes);
			}}
			onClose={onClose}
		>
			{({ register, errorAt }) => (
				<>
					<p>{setup.scan}</p>
					<QrCode text={started.uri} label={setup.qrCode} />
					<p>{setup.sameDevice}</p>
					<p className="font-mono text-lg">{started.secret.match(/.{1,4}/g)?.join(' ')}</p>
					<div className="flex flex-wrap gap-3">
						<a href={started.uri} className={buttonClass('outline')}>
							{setup.openApp}
						</a>
						<Button look="outline" onClick={copyKey}>
							<Copy aria-hidden="true" className="size-5" />
							{setup.copyKey}
						</Button>
					</div>
					<p>{setup.type}</p>
					<CodeField
						id="second-factor-code"
						{...register('code')}
						label={texts.code}
						error={errorAt('code')}
					/>
					<p className="text-sm text-text-muted">{setup.ends}</p>
				</>
			)}
		</FormDialog>
	);
}

/** Modules of white around the code, as the standard asks for. */
const border = 4;

/** Dark on white in either theme: scanners expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: 'M', border });
	const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="w-full max-w-56 self-center rounded-control border border-line bg-white"
		>
			<path d={path.join('')} fill="#000000" />
		</svg>
	);
}
