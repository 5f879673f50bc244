"""The studio's camera of each picture, so that the viewer can start with the photograph's view."""
from studio import stage

SEEN_FROM = ('front', 'angle', 'profile')


def of(root) -> dict:
    """{view: lean, azimuth and elevation in degrees; behind: mm that the camera looks past the dial's middle; x, y and
    height: the middle and the height of the picture in units of the distance}. Leaves the watch as it was."""
    import bpy
    from mathutils import Matrix
    found = {}
    for view in SEEN_FROM:
        height = stage.stand(root, view)
        stage.camera(root, view, height)
        camera = bpy.context.scene.camera.data
        shown = 36 / camera.lens
        found[view] = {k: stage.VIEWS[view][k] for k in ('lean', 'azimuth', 'elevation')} | {
            'behind': 0 if view == 'front' else 14, 'height': round(shown, 6),
            'x': round(camera.shift_x * shown, 6), 'y': round(camera.shift_y * shown, 6)}
    root.matrix_basis = Matrix()
    bpy.context.view_layer.update()
    return found
