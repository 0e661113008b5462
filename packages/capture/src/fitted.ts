// Written by `npm run fit-capture`.
import type { Fitted } from './watch/watcher.js'

/** One signed byte for each weight. */
const unpack = (text: string, step: number): Float32Array =>
  Float32Array.from(atob(text), (byte) => ((byte.charCodeAt(0) << 24) >> 24) * step)

export const fitted: Fitted = {
  document: {
    clearness: 0.958,
    dark: 90.8,
    black: 70.1,
    reflection: 0.0127,
    bright: 0.33,
    sharpness: 1.1,
    cover: 0.0876,
    margin: 0.0501,
  },
  selfie: {
    face: 0.676,
    dark: 60.3,
    bright: 210,
    burnt: 0.232,
    sharpness: 0.277,
    small: 0.168,
    large: 0.735,
    straight: 10.6,
    aside: 13.3,
  },
  move: 0.00826,
  weights: {
    face: unpack(
      'LFELIw4KM1gYwcXw+iUO2aqmz7v/G/KV34X0HfSh6KHI/hLzI93KtgpTMAv/MehvEfXnGOgSADDI5bAM8UDfACvW5RAQ9Ej03OssHxsO/AMU/9E07QHk6cUl+xvTGdX+CAgFAPYKGB4DBgEcLin5FD7/NTQaBk4TPSNLKjskKBMm+v0dHSX4HxkmDx0E+vgMBegHCgAP89ryE+4WB/wID90FHRAMFRsFCQYVFScGBA30Fg0HAhDPBfb1Bw7zFezzEuAIBhDwEMbl9MsK4NkTDvAF9hU5AC0U+wcrF1cY8esWAgjiABLsANi4AAwBBP7OIfYmD/QPI/Ht9fc+DL7A4gpIIAsEGBg7MDEMGRn5EB4B8cDAGzUF7M3vJSQRFTIQ+ScbMNsK1Bgd7fpF2fuuuhYv19LnKzca/xYpE/TTyTMjy6nrzTvx2fAe5BjoMjImBAg9JtP3I0Ml2AQdMSi3mUwCBabdNkzK7rMvP/KBEOlataAYKiMZzTBJGv3YNUMh',
      0.006445450576271597,
    ),
    faceBias: -3.9623972691434486,
    turn: unpack(
      '+OQs8en88OHT4fz297sdx8YlHDQTHRX42AIm9hb67AsjE+5IDLEdNAUdCQUV/PoH7/oFAO8NzunhwJ0tAwcH9M7u/DD7HzPqHFX09kOx3RcXx/3bE+BlFvQmAvj4/QsO5P76CPYC6vPNzNpUBM4BKsjRwujxPBPRSCLT80cCEVUdrQPGF8B/6unzGv0uMSMbBwHx9RT65dzS9wTwx7PrC8271N4YHwXBOijb4fvwOjQ32fEmQNQc6gcOAwDo9SvvBfL3BdcR2AXZDpD90tXFqLjG687u3MADHEBzAw0F9AVfUWRWIRsbHfLd9hYA2BDr8e8iFPkK/vMD6J0HDPLnyobZBuffq/tgQK4hUUclnwRYSUYnBhg0XCPo8vrmBPH4+hTfAwcAFNYP3N0DIQAPEdjhR9cFH8Ybia509xA2ySA6MwXoBwwuG/wFCQL3KBnvBiLdB0TXEdwi9AMX7vMP6gIUD6bsBcAaBgJS9uQJ9/4IAyoADg4lCPcFBfMNFv0h',
      0.06450898628535233,
    ),
    turnBias: -0.9392787187392275,
  },
}
