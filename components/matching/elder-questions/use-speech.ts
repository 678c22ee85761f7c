'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useInBrowser } from '@/components/ui/use-in-browser';
import type { Language } from '@/lib/core/language';

/** What of the browser's speech recognition (Web Speech API) is used here. */
interface Recognition {
	lang: string;
	maxAlternatives: number;
	onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
	onerror: (() => void) | null;
	onend: (() => void) | null;
	start(): void;
	abort(): void;
}

declare global {
	interface Window {
		SpeechRecognition?: new () => Recognition;
		webkitSpeechRecognition?: new () => Recognition;
	}
}

const spokenIn: Record<Language, string> = { hi: 'hi-IN', en: 'en-IN' };

const findRecognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export interface Speech {
	isListening: boolean;
	/** The last try has heard nothing. */
	isSilent: boolean;
	listen: () => void;
}

/** Writes down what is spoken; null where the browser cannot. */
export function useSpeech(language: Language, onHeard: (text: string) => void): Speech | null {
	const isThere = useInBrowser(() => findRecognition() !== undefined, false);
	const [state, setState] = useState<'idle' | 'listening' | 'silent'>('idle');
	const running = useRef<Recognition | null>(null);
	useEffect(() => () => running.current?.abort(), []);
	const listen = useCallback(() => {
		const Recognizer = findRecognition();
		if (!Recognizer) return;
		running.current?.abort();
		const recognition = new Recognizer();
		let heard = '';
		recognition.lang = spokenIn[language];
		recognition.maxAlternatives = 1;
		recognition.onresult = ({ results }) => {
			heard = results[0]?.[0]?.transcript.trim() ?? '';
			if (heard) onHeard(heard);
		};
		recognition.onerror = () => setState('silent');
		recognition.onend = () => setState(heard ? 'idle' : 'silent');
		running.current = recognition;
		setState('listening');
		recognition.start();
	}, [language, onHeard]);
	if (!isThere) return null;
	return { isListening: state === 'listening', isSilent: state === 'silent', listen };
}
