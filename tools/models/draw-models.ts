// Browser part of `npm run models`: draws models with the cameras of their photographs.
import type { PhotographView } from '@/components/viewer-3d/framing';
import { loadWatch } from '@/components/viewer-3d/load-watch';
import { MovingParts } from '@/components/viewer-3d/moving-parts';
import { Stage } from '@/components/viewer-3d/stage';

type Extras = { views: Record<string, PhotographView>; streak: number };

declare global {
  interface Window {
    /**
     * Draws the model at `path` from the camera of a photograph, over the shop's card colour. `photographed` is the
     * time on the dial, in seconds since midnight.
     */
    drawModel: (path: string, view: string, width: number, height: number, photographed: number) => Promise<void>;
  }
}

let stage: Stage | undefined;

window.drawModel = async (path, view, width, height, photographed) => {
  stage?.dispose();
  document.querySelector('canvas')?.remove();
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  stage = new Stage(canvas);
  const watch = await loadWatch(path, new AbortController().signal);
  const { views, streak } = watch.children[0]?.userData as Extras;
  const seen = views[view];
  if (!seen) throw new Error(`${path} has no camera of the photograph "${view}".`);
  new MovingParts(watch).showFigures(photographed);
  stage.show(watch, seen.lean, streak);
  stage.frame(seen, width, height);
  stage.size(width, height, 1, true);
  stage.light(1);
  stage.draw(stage.lookAsPhotographed(seen));
};
