import { ball, COLOURS, HEIGHT, WIDTH, type Pen } from './canvas.ts';

/** Left edge of the picture. */
const LEFT = 520;

/** Fallback without a picture: hills, a flag and a ball in the colours of the site. */
function drawHills(pen: Pen): void {
  const { context } = pen;
  const hill = (colour: string, alpha: number, points: [number, number, number, number, number]) => {
    const [from, up, top, down, to] = points;
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(LEFT, from);
    context.bezierCurveTo(LEFT + 200, up, LEFT + 380, top, WIDTH, down);
    context.lineTo(WIDTH, HEIGHT);
    context.lineTo(LEFT, to);
    context.fill();
    context.globalAlpha = 1;
  };
  hill(COLOURS.press, 0.55, [470, 330, 300, 400, HEIGHT]);
  hill(COLOURS.line, 1, [560, 430, 520, 470, HEIGHT]);
  context.fillStyle = COLOURS.ink;
  context.fillRect(986, 210, 7, 270);
  context.fillStyle = COLOURS.accent;
  context.beginPath();
  context.moveTo(993, 212);
  context.quadraticCurveTo(1060, 218, 1106, 258);
  context.quadraticCurveTo(1050, 276, 993, 292);
  context.fill();
  ball(pen, 800, 476, 40);
}

/** A picture on the right half of a card, which fades into the background; else hills. */
export async function drawScene(pen: Pen, address: string | null): Promise<void> {
  const { context } = pen;
  const picture = await pen.picture(address, WIDTH - LEFT, HEIGHT);
  if (picture) context.drawImage(picture, LEFT, 0);
  else drawHills(pen);
  const fade = context.createLinearGradient(LEFT, 0, picture ? 860 : 760, 0);
  fade.addColorStop(0, COLOURS.pine);
  fade.addColorStop(1, `${COLOURS.pine}00`);
  context.fillStyle = fade;
  context.fillRect(LEFT - 1, 0, WIDTH - LEFT + 1, HEIGHT);
}
