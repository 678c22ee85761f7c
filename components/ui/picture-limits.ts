/** Of the longest side of a picture that is sent, in pixels: the portal shows none larger than 1,600. */
export const maxSentSide = 2560;

/** Decoded, these take 480 MB: more would end the tab of a phone. */
export const maxDecodedPixels = 120_000_000;
