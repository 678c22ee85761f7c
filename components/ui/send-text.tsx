'use client';

import { useId } from 'react';
import { showToast } from '@/lib/client/toast';
import { Button } from './button';
import { buttonClass } from './button-style';
import { useInBrowser } from './use-in-browser';

interface SendTextProps {
	/** What has just been made. */
	message: string;
	hint: string;
	text: string;
	rows: number;
	ways: readonly { label: string; href: string }[];
	words: Readonly<Record<'message' | 'copied' | 'copy' | 'share', string>>;
}

/** A text with a link, and the ways to send it: the programs that a phone has, or a copy. */
export function SendText({ message, hint, text, rows, ways, words }: SendTextProps) {
	const canShare = useInBrowser(() => 'share' in navigator, false);
	const textId = useId();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			showToast(words.copied, 'success');
		} catch {
			document.getElementById(textId)?.focus();
		}
	};
	const share = async () => {
		try {
			await navigator.share({ text });
		} catch (error) {
			if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
		}
	};
	return (
		<>
			<p role="status" className="font-semibold">
				{message}
			</p>
			<p className="text-text-soft">{hint}</p>
			<textarea
				id={textId}
				readOnly
				rows={rows}
				aria-label={words.message}
				value={text}
				onFocus={({ currentTarget }) => currentTarget.select()}
				className="w-full rounded-control border border-line bg-raised px-3 py-2"
			/>
			<div className="flex flex-wrap gap-3">
				{ways.map(({ label, href }) => (
					<a
						key={label}
						href={href}
						target="_blank"
						rel="noopener noreferrer"
						className={buttonClass('outline')}
					>
						{label}
					</a>
				))}
				{canShare && (
					<Button look="outline" onClick={() => void share()}>
						{words.share}
					</Button>
				)}
				<Button look="outline" onClick={() => void copy()}>
					{words.copy}
				</Button>
			</div>
		</>
	);
}
