import { palette } from '../palette';

const { ink, forest, green, sapling, mist, paper, white, amber } = palette;

/** How the preview pictures look; 1200 × 630 pixels. */
export const style = `
  * { box-sizing: border-box; margin: 0 }
  body {
    background: linear-gradient(120deg, #051d17, ${forest} 62%, #14553f);
    color: ${white}; font-family: Inter; height: 630px; overflow: hidden; position: relative; width: 1200px;
  }
  .canopy { height: 900px; left: -330px; opacity: .07; position: absolute; top: 90px; width: 900px }
  .words {
    display: flex; flex-direction: column; height: 100%; justify-content: space-between; padding: 64px 0 68px 72px;
    position: relative; width: 620px;
  }
  .brand { align-items: center; display: flex; font-size: 32px; font-weight: 700; gap: 16px; letter-spacing: -.02em }
  .mark { height: 56px; width: 56px }
  h1 { font-weight: 700; letter-spacing: -.032em; line-height: 1.08; text-wrap: balance }
  .line { color: ${mist}; font-size: 27px; font-weight: 500; line-height: 1.38; max-width: 480px; text-wrap: balance }
  .line b { border-radius: 4px; display: block; height: 7px; margin-bottom: 22px; width: 84px }

  .full { height: 630px; left: 0; object-fit: cover; object-position: 50% 40%; position: absolute; top: 0; width: 1200px }
  .shade { background: linear-gradient(90deg, rgb(4 18 13 / 94%) 22%, rgb(4 18 13 / 72%) 46%, transparent 72%); inset: 0; position: absolute }

  .stack > * { border-radius: 22px; box-shadow: 0 0 0 1px rgb(255 255 255 / 14%), 0 36px 80px rgb(0 12 8 / 55%); position: absolute; transform: rotate(-5deg) }
  .sheet:nth-child(1) { left: 660px; top: 196px; width: 620px; z-index: 3 }
  .sheet:nth-child(2) { left: 770px; top: -150px; width: 560px; z-index: 2; filter: brightness(.93) }
  [data-count='3'] .sheet:nth-child(1) { left: 650px; top: 318px; width: 500px }
  [data-count='3'] .sheet:nth-child(2) { left: 806px; top: 60px; width: 500px }
  [data-count='3'] .sheet:nth-child(3) { left: 640px; top: -170px; width: 470px; z-index: 1; filter: brightness(.88) }

  .faces { display: grid; gap: 24px; grid-template-columns: repeat(2, 250px); left: 690px; position: absolute; top: -118px; transform: rotate(-5deg) }
  .face { border-radius: 32px; box-shadow: 0 24px 60px rgb(0 12 8 / 45%); width: 250px }
  .face:nth-child(even) { transform: translateY(72px) }

  .logos { display: grid; gap: 24px; grid-template-columns: repeat(2, 280px); left: 664px; position: absolute; top: -46px; transform: rotate(-5deg) }
  .tile { align-items: center; background: ${white}; border-radius: 24px; box-shadow: 0 24px 60px rgb(0 12 8 / 45%); display: flex; height: 190px; justify-content: center; padding: 34px }
  .tile:nth-child(even) { transform: translateY(64px) }
  .tile .mark { height: auto; max-height: 104px; width: 206px }

  .paper { background: ${paper}; border-radius: 20px; box-shadow: 0 36px 80px rgb(0 12 8 / 55%); display: grid; gap: 20px; left: 720px; padding: 64px 56px; position: absolute; top: 62px; transform: rotate(-5deg); width: 430px; height: 640px; align-content: start }
  .bar { background: #bcd3c8; border-radius: 8px; display: block; height: 14px }
  .bar.dark { background: ${green}; height: 20px; margin-top: 14px }
  .signature { fill: none; margin-top: 26px; stroke: ${ink}; stroke-linecap: round; stroke-width: 5; width: 250px }

  .keys { display: grid; gap: 34px; left: 690px; position: absolute; top: 92px; width: 440px }
  .focus { background: ${white}; border-radius: 24px; box-shadow: 0 36px 80px rgb(0 12 8 / 55%); color: ${ink}; font-size: 26px; font-weight: 650; padding: 30px 36px 42px }
  .input { border: 3px solid ${green}; border-radius: 14px; font-size: 30px; font-weight: 500; margin-top: 14px; outline: 6px solid ${amber}; outline-offset: 5px; padding: 16px 20px }
  .caret { background: ${ink}; display: inline-block; height: 32px; margin-left: 3px; vertical-align: -5px; width: 3px }
  .row { display: flex; gap: 18px }
  kbd { align-items: center; background: #e9f2ed; border-radius: 16px; box-shadow: 0 9px 0 #9dbbad, 0 26px 40px rgb(0 12 8 / 45%); color: ${ink}; display: flex; flex: 1; font: 650 30px Inter; height: 86px; justify-content: center }
  kbd.wide { flex: 1.7 }
  .ratio { border: 2px solid ${sapling}; border-radius: 99px; color: ${sapling}; flex: 1; font-size: 26px; font-weight: 650; padding: 12px 0; text-align: center }
`;
